import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { message } from '../db/schema.ts'
import { emailOf } from '../kernel/destination.ts'
import { phoneOf } from '../kernel/phone.ts'

const SHOWN = 200

export type SandboxMessage = {
  id: string
  channel: string
  to: string
  subject: string
  text: string
  html: string | null
  sentAt: string
}

/** What was sent, the newest first; `to` as somebody would type it. */
export async function sentMessages(db: Queryable, to?: string): Promise<SandboxMessage[]> {
  const address = to === undefined ? undefined : (emailOf(to) ?? phoneOf(to) ?? to)
  const rows = await db
    .select()
    .from(message)
    .where(and(isNotNull(message.sentAt), address === undefined ? undefined : eq(message.to, address)))
    .orderBy(desc(message.sentAt), desc(message.createdAt))
    .limit(SHOWN)
  return rows.map(({ id, channel, to, subject, text, html, sentAt }) => ({
    ...{ id, channel, to, subject, text, html },
    sentAt: sentAt?.toISOString() ?? '',
  }))
}
