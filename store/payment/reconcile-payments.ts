import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Database } from '../db/database.ts'
import { payment } from '../db/schema.ts'
import type { PartialRefundRow, PaymentRow } from '../db/schema.ts'
import { ProviderError, toDate, inTransaction } from '../kernel/index.ts'
import type { PaymentRef, PaymentProvider, Clock, Context, TransactionContext } from '../kernel/index.ts'
import { chargePayment } from './charge.ts'
import { completePayment, lockPayment, markRefunded, updatePayment } from './complete-payment.ts'
import type { DueWork } from '../outbox/index.ts'
import { refundableOf, partialRefundsOf } from '../loyalty/index.ts'
import { openParts, partIsBack } from './refunds/part-refund.ts'
import { providerOf } from './payment-providers.ts'
import { SETTLE_PAYMENT } from '../order/index.ts'

/** Who died may have been at what is due again within that. */
const SOON = { minutes: 5 }
/** Nobody finishes a payment later than this. */
const GIVE_UP_HOURS = 24

/**
 * Asks the provider what became of a payment, and for the money that has to go back. It is asked again later until that
 * is settled, so a provider that is down, a webhook that was lost and a process that died all end well.
 */
export const reconcilePayment: DueWork = {
  kind: SETTLE_PAYMENT,
  table: payment,
  id: payment.id,
  oldest: payment.checkAt,
  isDue,
  run: async (ctx, id, soon) => {
    const row = await claim(ctx, id, soon)
    const provider = row && providerOf(ctx.providers, row)
    if (!row?.providerRef || !provider) return
    try {
      await settle(ctx, provider, row)
    } catch (error) {
      // It is due again; a fault of ours is to be seen.
      if (!(error instanceof ProviderError)) throw error
    }
  },
}

function isDue(clock: Clock, soon: boolean): SQL {
  return lte(payment.checkAt, toDate(soon ? clock.now().add(SOON) : clock.now()))
}

/** Takes what is due and moves it on, so that no other copy asks at the same time. */
async function claim(ctx: Context<Database>, id: string, soon: boolean): Promise<PaymentRow | undefined> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(payment)
      .where(and(eq(payment.id, id), soon ? isNotNull(payment.checkAt) : isDue(ctx.clock, soon)))
      .for('update', { skipLocked: true })
    if (!row) return undefined
    const goesBack = row.refundRequestedAt !== null || (await openParts(tx, id)).length > 0
    await tx.db
      .update(payment)
      .set({ checkAt: nextCheck(ctx.clock.now(), row, goesBack) })
      .where(eq(payment.id, id))
    return row
  })
}

/** Soon while somebody may be waiting, then ever less often. What has to go back is asked for until it has. */
function nextCheck(now: Temporal.Instant, row: PaymentRow, goesBack: boolean): Date | null {
  const minutes = (now.epochMilliseconds - row.createdAt.getTime()) / 60_000
  if (minutes > GIVE_UP_HOURS * 60 && !goesBack) return null
  return toDate(now.add({ minutes: minutes < 10 ? 2 : minutes < 60 ? 5 : 60 }))
}

async function settle(
  ctx: Context<Database>,
  provider: PaymentProvider,
  row: PaymentRow,
): Promise<PaymentRow> {
  const known = knownTo(row)
  const open = await openParts(ctx, row.id)
  let latest = row
  for (const part of open) {
    await provider.refund(known, { key: part.id, amount: part.amount })
    latest = await inTransaction(ctx, (tx) => tookPart(tx, row.id, part))
  }
  if (!row.refundRequestedAt) return open.length ? latest : lookAt(ctx, provider, row)
  // None is added from when the rest goes back, so a repeat asks for the same.
  const rest = refundableOf(row, await partialRefundsOf(ctx, row.orderId))
  if (rest > 0) await provider.refund(known, { key: row.id, amount: rest })
  return inTransaction(ctx, async (tx) => {
    const locked = await lockPayment(tx, row.id)
    return locked.state === 'refunded' ? locked : markRefunded(tx, locked)
  })
}

/** A part is back. With the last of them all is, and so is the order; while more is to go back it is asked for. */
async function tookPart(
  tx: TransactionContext,
  paymentId: string,
  part: PartialRefundRow,
): Promise<PaymentRow> {
  const row = await lockPayment(tx, paymentId)
  if (row.state === 'refunded') return row
  await partIsBack(tx, part, row.orderId)
  const isMore = row.refundRequestedAt !== null || (await openParts(tx, paymentId)).length > 0
  if (isMore) return row
  if (refundableOf(row, await partialRefundsOf(tx, row.orderId)) <= 0) return markRefunded(tx, row)
  return updatePayment(tx, row, { checkAt: null })
}

/**
 * Asks a provider what became of a payment and takes that over. What the shopper has approved there and did not stay
 * to have taken is taken now. After a refusal it is not: they were told that nothing was charged.
 */
export async function lookAt(
  ctx: Context<Database>,
  provider: PaymentProvider,
  row: PaymentRow,
): Promise<PaymentRow> {
  const seen = await provider.retrieve(knownTo(row).ref)
  const { capture } = provider
  if (seen.approved && capture) {
    if (row.state === 'failed') return row
    const taken = await chargePayment(ctx, row.id, (ready) => capture(knownTo(ready)))
    if (taken) return taken
  }
  return inTransaction(ctx, (tx) => completePayment(tx, row.id, seen))
}

/** A payment as its provider knows it. */
export function knownTo(row: PaymentRow): PaymentRef {
  const { id, orderId, amount, captureRef } = row
  return { id, orderId, amount, captureRef, ref: row.providerRef ?? '' }
}

/** Asks at once about the payments of an order that are under way: the shopper has come back and wants to know. */
export async function askAboutOrder(
  ctx: Context<Database>,
  providers: PaymentProvider[],
  orderId: string,
): Promise<void> {
  const open = await ctx.db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        inArray(payment.state, ['requires_payment', 'requires_action', 'processing', 'failed']),
        sql`${payment.providerRef} is not null`,
      ),
    )
  for (const row of open) {
    const provider = providerOf(providers, row)
    if (!provider) continue
    try {
      await settle(ctx, provider, row)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
    }
  }
}
