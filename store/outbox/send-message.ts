import { and, eq, sql } from 'drizzle-orm'
import { message } from '../db/schema.ts'
import type { MessageRow } from '../db/schema.ts'
import { Undeliverable } from './providers/message-provider.ts'
import type { MessageProviders } from './providers/message-provider.ts'
import { toDate, inTransaction } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { DueWork } from './due-work.ts'
import { SEND_MESSAGE } from './outbox.ts'

/**
 * The providers, and whether messages with codes and private links are blanked once they are sent. They are, except in
 * the sandbox.
 */
export type SendOptions = { providers: MessageProviders; eraseSecrets: boolean }

/** Withdraws a message, whose row is locked, if it has become untrue since it was queued. Returns whether it did. */
export type Withdraw = (tx: TransactionContext, row: MessageRow) => Promise<boolean>

/** Kinds of messages that contain a secret: anyone who reads them gets access. */
const SECRET_KINDS = ['code', 'recipient_link', 'gift_card']
const ERASED = { subject: '', text: '', html: null }

const IS_WAITING = sql`${message.sentAt} is null and ${message.failedAt} is null`

/**
 * Returns the due work that sends a queued message. The row stays locked during the call, so that no other worker sends
 * it too; when a process dies, the lock is released and the message is still unsent. What `withdraw` withdraws is not sent.
 */
export function sendMessage(options: SendOptions, withdraw: Withdraw): DueWork {
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
        if (!row || (await withdraw(tx, row))) return undefined
        return deliver(tx, options, row)
      })
      if (failure) throw failure
    },
  }
}

async function deliver(
  tx: TransactionContext,
  { providers, eraseSecrets }: SendOptions,
  row: MessageRow,
): Promise<Error | undefined> {
  const attempts = row.attempts + 1
  const secret = eraseSecrets && SECRET_KINDS.includes(row.kind)
  try {
    await providers[row.channel].send(row)
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    const failedAt = error instanceof Undeliverable ? toDate(tx.clock.now()) : null
    tx.onEvent?.({ what: 'message', channel: row.channel, outcome: failedAt ? 'undeliverable' : 'failed' })
    await tx.db
      .update(message)
      // Secrets of undeliverable messages are blanked too.
      .set({
        attempts,
        failedAt,
        lastError: error.message.slice(0, 500),
        ...(failedAt && secret && ERASED),
      })
      .where(eq(message.id, row.id))
    return failedAt ? undefined : error
  }
  await tx.db
    .update(message)
    .set({ attempts, sentAt: toDate(tx.clock.now()), lastError: null, ...(secret && ERASED) })
    .where(eq(message.id, row.id))
  tx.onEvent?.({ what: 'message', channel: row.channel, outcome: 'sent' })
  return undefined
}
