import { and, eq, sql } from 'drizzle-orm'
import { message } from '../db/schema.ts'
import type { MessageRow } from '../db/schema.ts'
import { Undeliverable } from './providers/message-provider.ts'
import type { MessageProviders } from './providers/message-provider.ts'
import { toDate, inTransaction } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { DueWork } from './due-work.ts'
import { SEND_MESSAGE } from './outbox.ts'

/** Who carries messages, and whether the words of a code or a private link are thrown away once it is sent: always, but in the sandbox. */
export type Carriers = { providers: MessageProviders; forgetCodes: boolean }

/** What opens something to whoever reads it. */
const SECRET = ['code', 'recipient_link', 'gift_card']
const FORGOTTEN = { subject: '', text: '', html: null }

const IS_WAITING = sql`${message.sentAt} is null and ${message.failedAt} is null`

/**
 * Hands a message of the outbox over to its provider. Its row stays locked meanwhile, so no other copy sends it too; a
 * process that dies lets go of it, unsent.
 */
export function sendMessage(carriers: Carriers): DueWork {
  return {
    kind: SEND_MESSAGE,
    table: message,
    id: message.id,
    oldest: message.createdAt,
    isDue: () => IS_WAITING,
    run: async (ctx, id) => {
      const failure = await inTransaction(ctx, async (tx) => {
        const [row] = await tx.db
          .select()
          .from(message)
          .where(and(eq(message.id, id), IS_WAITING))
          .for('update', { skipLocked: true })
        return row ? handOver(tx, carriers, row) : undefined
      })
      if (failure) throw failure
    },
  }
}

async function handOver(
  tx: TransactionContext,
  { providers, forgetCodes }: Carriers,
  row: MessageRow,
): Promise<Error | undefined> {
  const attempts = row.attempts + 1
  const secret = forgetCodes && SECRET.includes(row.kind)
  try {
    await providers[row.channel].send(row)
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    const failedAt = error instanceof Undeliverable ? toDate(tx.clock.now()) : null
    await tx.db
      .update(message)
      // What never arrives is of no use to anybody either.
      .set({
        attempts,
        failedAt,
        lastError: error.message.slice(0, 500),
        ...(failedAt && secret && FORGOTTEN),
      })
      .where(eq(message.id, row.id))
    return failedAt ? undefined : error
  }
  await tx.db
    .update(message)
    .set({ attempts, sentAt: toDate(tx.clock.now()), lastError: null, ...(secret && FORGOTTEN) })
    .where(eq(message.id, row.id))
  return undefined
}
