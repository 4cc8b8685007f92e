import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { order, orderTransition, payment } from '../db/schema.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { whenOf } from './delivery-words.ts'
import { orderLetter } from './letters/order-letter.ts'
import { queueMessage } from './outbox.ts'
import { sendLink } from './recipient-letters.ts'
import { linkOf } from './recipient-link.ts'

const AT_ONCE = 50

/** Has a worker write to the shopper about where their order is now; it looks for what was not told yet. */
export async function addLetterJob(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job('write_letters', job_key => ${`letters:${orderId}`}, max_attempts => 10)`,
  )
}

/**
 * Writes to shoppers about where their orders have come to, once about each step. Several copies may do it at once: the
 * steps are locked and marked in the transaction that writes. Answers how many steps there were.
 */
export async function writeOrderLetters(
  db: Database,
  clock: Clock,
  settings: Pick<AuthSettings, 'secret' | 'siteUrl'>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const steps = await tx
      .select()
      .from(orderTransition)
      .where(isNull(orderTransition.toldAt))
      .orderBy(asc(orderTransition.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const step of steps) {
      await tellOf(tx, clock, settings, step)
      await tx
        .update(orderTransition)
        .set({ toldAt: toDate(clock.now()) })
        .where(eq(orderTransition.id, step.id))
    }
    return steps.length
  })
}

async function tellOf(
  tx: Transaction,
  clock: Clock,
  settings: Pick<AuthSettings, 'secret' | 'siteUrl'>,
  step: typeof orderTransition.$inferSelect,
): Promise<void> {
  const [row] = await tx.select().from(order).where(eq(order.id, step.orderId))
  // One that was never ordered is nobody's business, and one that was erased has nobody to write to.
  if (!row?.contact || !row.positions) return
  const link = await linkOf(tx, row.id)
  if (link && step.state === 'paid') await sendLink(tx, clock, settings, row, link)
  const payments = await tx.select().from(payment).where(eq(payment.orderId, row.id))
  const goesBack = payments.filter(({ refundRequestedAt, refundedAt }) => refundRequestedAt ?? refundedAt)
  const letter = orderLetter({
    id: row.id,
    state: step.state,
    name: row.contact.name,
    recipient: row.recipient?.name ?? null,
    when: await whenOf(tx, row.id),
    waitsFor: link && !link.chosenAt ? link.name : null,
    total: row.totalCost ?? 0,
    refunded: goesBack.reduce((sum, { amount }) => sum + amount, 0),
    reason: goesBack.find(({ message }) => message)?.message ?? null,
    orderUrl: `${settings.siteUrl}/order/${row.id}`,
  })
  if (!letter) return
  await queueMessage(tx, clock, {
    kind: `order_${step.state}`,
    dedupeKey: `order step ${step.id}`,
    channel: 'email',
    to: row.contact.email,
    userId: row.userId,
    ...letter,
  })
}
