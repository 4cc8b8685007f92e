import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { message } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'

export type NewMessage = Pick<typeof message.$inferInsert, 'kind' | 'channel' | 'to' | 'subject' | 'text'> & {
  html?: string | null
  unsubscribeUrl?: string | null
  userId?: string | null
  /** One message with this key goes out, ever. */
  dedupeKey?: string
}

/**
 * Puts a message in the outbox, in the caller's transaction: it goes out when, and only when, the change it tells of
 * is there. Answers whether it is new; one whose `dedupeKey` was used before is not written again.
 */
export async function queueMessage(tx: Transaction, clock: Clock, values: NewMessage): Promise<boolean> {
  const [row] = await tx
    .insert(message)
    .values({ ...values, createdAt: toDate(clock.now()) })
    .onConflictDoNothing({ target: message.dedupeKey })
    .returning({ id: message.id })
  if (!row) return false
  await addSendJob(tx, row.id)
  return true
}

/** Has a worker send a message; one that is gone or sent already is left alone. */
export async function addSendJob(tx: Transaction, id: string): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job('send_message', json_build_object('id', ${id}::text), job_key => ${`message:${id}`}, max_attempts => 10)`,
  )
}
