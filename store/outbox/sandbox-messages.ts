import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { message } from '../db/schema.ts'
import { parseEmail, parsePhone } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

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

/**
 * Returns the last 200 sent messages, newest first, optionally to one address. `to` can be written in any form. For
 * `/sandbox`.
 */
export async function sentMessages(ctx: Context, to?: string): Promise<SandboxMessage[]> {
  const address = to === undefined ? undefined : (parseEmail(to) ?? parsePhone(to) ?? to)
  const rows = await ctx.db
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
