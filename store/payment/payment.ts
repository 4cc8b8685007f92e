import type { IncomingHttpHeaders } from 'node:http'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { PaymentIntent, PaymentMethodCode, SandboxCard } from '../../contract/payment.ts'
import type { Database } from '../db/database.ts'
import { order, payment } from '../db/schema.ts'
import type { PaymentRow } from '../db/schema.ts'
import {
  BadSignature,
  ProviderError,
  StoreError,
  conflict,
  notFound,
  inTransaction,
} from '../kernel/index.ts'
import type {
  PaymentProvider,
  PaymentSnapshot,
  Limits,
  Context,
  TransactionContext,
} from '../kernel/index.ts'
import type { SandboxBank } from './sandbox-bank/sandbox-bank.ts'
import type { SandboxWallet } from './sandbox-bank/sandbox-wallet.ts'
import { beginWithProvider, notAwaitingPayment, findOrCreatePayment } from './begin-payment.ts'
import { chargePayment, whyNotCharged } from './charge.ts'
import { checkSoon } from './check-soon.ts'
import { countDecline, refuseCardTester } from './declined-cards.ts'
import { newestUnpaidOrder, ownOrder, canTake, reserve } from '../order/index.ts'
import { ownedBy } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'
import { providerOf } from './payment-providers.ts'
import type { Requester } from '../delivery/index.ts'
import { reconcileOrder, paymentRefOf, reconcileSnapshot } from './reconcile-payments.ts'
import { savedMethodOf } from './saved-payment-method.ts'

/** The context of payment functions. */
export type PaymentContext = Context<Database> & {
  providers: PaymentProvider[]
  limits: Limits
  /** The payer's network; undefined where it is unknown. */
  network?: string | undefined
}

/**
 * Returns the order's payment by a method and creates it, also at the provider, at the first call. The row is
 * written before the provider is called and its id is the idempotency key, so a repeat or a crash never makes
 * two. Throws 404, 409 or 429.
 */
export async function beginPayment(
  ctx: PaymentContext,
  owner: Owner,
  orderId: string,
  method: PaymentMethodCode,
): Promise<PaymentIntent> {
  const provider = ctx.providers.find((entry) => entry.method === method)
  if (!provider) throw notFound(`way to pay here (${method})`)
  await refuseCardTester(ctx, ctx.limits, { orderId, network: ctx.network })
  const by =
    ctx.network === undefined ? undefined : { network: ctx.network, device: null, limits: ctx.limits }
  const { row, keep } = await inTransaction(ctx, (tx) => preparePayment(tx, owner, orderId, provider, by))
  return toIntent(await orUnavailable(beginWithProvider(ctx, provider, row, keep)))
}

async function preparePayment(
  tx: TransactionContext,
  owner: Owner,
  orderId: string,
  provider: PaymentProvider,
  by: Requester | undefined,
) {
  const row = await ownOrder(tx, owner, orderId)
  if (!canTake(provider, row.type)) throw notFound(`way to pay for a subscription (${provider.method})`)
  const made = await findOrCreatePayment(tx, row, provider)
  // Whoever comes back after a day may pay at the provider, of which nobody else might hear.
  if (made.providerRef && made.checkAt === null && row.state === 'awaiting_payment') await checkSoon(tx, made)
  // Others are charged by the shop, which looks then, and offers other times where there are any.
  if (provider.chargesInBrowser && row.state === 'awaiting_payment') {
    const failure = await reserve(tx, row, { by })
    if (failure) throw conflict('no_longer_held', whyNotCharged(failure))
  }
  return { row: made, keep: await savedMethodOf(tx, row) }
}

/** Like `beginPayment`, but for the visitor's newest unpaid subscription order, or for the given one. */
export async function beginSubscriptionPayment(
  ctx: PaymentContext,
  owner: Owner,
  orderId: string | undefined,
): Promise<PaymentIntent> {
  const row = orderId
    ? await ownOrder(ctx, owner, orderId, 'subscription')
    : await newestUnpaidOrder(ctx, owner, 'subscription')
  if (!row) throw notFound('order that awaits its payment')
  return beginPayment(ctx, owner, row.id, 'stripe')
}

/** Pays an intent with a sandbox card: it succeeds, is declined with a message, or asks for 3-D Secure. */
export function confirmWithCard(
  ctx: PaymentContext,
  bank: SandboxBank,
  owner: Owner,
  intentId: string,
  card: z.infer<typeof SandboxCard>,
): Promise<PaymentIntent> {
  return charge(ctx, owner, intentId, (row) => bank.confirm(paymentRefOf(row), card))
}

/** Answers the sandbox's 3-D Secure question. If declined, the order stays payable. */
export async function answerChallenge(
  ctx: PaymentContext,
  bank: SandboxBank,
  owner: Owner,
  intentId: string,
  approve: boolean,
): Promise<PaymentIntent> {
  const row = await ownPayment(ctx, owner, intentId)
  if (row.state !== 'requires_action' && row.state !== 'succeeded')
    throw conflict('wrong_state', 'This payment asks for nothing.')
  return charge(ctx, owner, intentId, () => bank.answer(paymentRefOf(row), approve))
}

/**
 * Approves or declines a payment in a sandbox wallet. If declined, the order stays payable; if approved, it
 * is paid, or waits for its capture where the wallet has one and `capture` does not ask for it at once.
 */
export async function answerWallet(
  ctx: PaymentContext,
  wallets: SandboxWallet[],
  owner: Owner,
  { intent, approve, capture }: { intent: string; approve: boolean; capture: boolean },
): Promise<PaymentIntent> {
  const row = await ownPayment(ctx, owner, intent)
  const wallet = providerOf(wallets, row)
  if (!wallet || !row.providerRef) throw notFound('payment')
  const take = wallet.capture
  if (!approve || !take) return charge(ctx, owner, row.id, () => wallet.agree(paymentRefOf(row), approve))
  await orUnavailable(wallet.agree(paymentRefOf(row), true))
  return capture ? charge(ctx, owner, row.id, () => take(paymentRefOf(row))) : toIntent(row)
}

/** Captures a payment that the shopper has approved at the provider (PayPal). */
export async function capturePayment(
  ctx: PaymentContext,
  owner: Owner,
  orderId: string,
  method: PaymentMethodCode,
): Promise<PaymentIntent> {
  await ownOrder(ctx, owner, orderId)
  const [row] = await ctx.db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.method, method)))
  const provider = row && providerOf(ctx.providers, row)
  if (!row?.providerRef || !provider?.capture) throw notFound('payment')
  const { capture } = provider
  return charge(ctx, owner, row.id, () => capture(paymentRefOf(row)))
}

async function charge(
  ctx: PaymentContext,
  owner: Owner,
  paymentId: string,
  take: (row: PaymentRow) => Promise<PaymentSnapshot>,
): Promise<PaymentIntent> {
  const payer = { orderId: (await ownPayment(ctx, owner, paymentId)).orderId, network: ctx.network }
  const row = await orUnavailable(
    chargePayment(ctx, paymentId, async (ready) => {
      await refuseCardTester(ctx, ctx.limits, payer)
      const snapshot = await take(ready)
      if (snapshot.state === 'failed') await countDecline(ctx, ctx.limits, payer)
      return snapshot
    }),
  )
  if (!row) throw notAwaitingPayment()
  return toIntent(row)
}

/**
 * Handles a webhook. It only triggers a reconciliation, so it may be late, repeated, reordered or lost.
 * Throws 400 when the signature is invalid or too old.
 */
export async function handleWebhook(
  ctx: PaymentContext,
  name: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const signer = ctx.providers.find((entry) => entry.name === name)
  if (!signer) throw notFound('payment provider')
  const event = await readWebhook(signer, body, headers)
  if (!event) return
  const [row] = await ctx.db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, signer.name), eq(payment.providerRef, event.ref)))
  // Unknown, or sent before its reference was stored. The scheduled reconciliation covers it.
  const provider = row && providerOf(ctx.providers, row)
  if (!row || !provider || row.state === 'refunded') return
  if (row.state === 'succeeded' && event.about === 'payment') return
  const now = await orUnavailable(reconcileSnapshot(ctx, provider, row))
  // The browser submits cards to the provider directly, so declines are only seen here.
  if (now.state === 'failed' && provider.chargesInBrowser)
    await countDecline(ctx, ctx.limits, { orderId: row.orderId })
}

async function readWebhook(provider: PaymentProvider, body: Buffer, headers: IncomingHttpHeaders) {
  try {
    return await provider.parseWebhook(body, headers)
  } catch (error) {
    if (error instanceof BadSignature) throw new StoreError(400, 'bad_signature', error.message)
    throw error
  }
}

const PAID_STATES = ['paid', 'preparing', 'on_its_way', 'delivered'] as const

/**
 * Returns whether an order is paid; without an id, the visitor's newest placed order. Reconciles an unpaid
 * order first.
 */
export async function isPaid(
  ctx: Pick<PaymentContext, 'db' | 'clock' | 'providers'>,
  owner: Owner,
  orderId?: string,
) {
  const before = await findPaidCandidate(ctx, owner, orderId)
  if (before?.state === 'awaiting_payment') await reconcileOrder(ctx, ctx.providers, before.id)
  const row = before && (await ownOrder(ctx, owner, before.id))
  return {
    success: row !== undefined && (PAID_STATES as readonly string[]).includes(row.state),
    order_id: row?.id ?? null,
  }
}

async function findPaidCandidate(ctx: Context, owner: Owner, orderId: string | undefined) {
  if (orderId) return ownOrder(ctx, owner, orderId)
  const [row] = await ctx.db
    .select()
    .from(order)
    .where(and(ownedBy(order, owner), inArray(order.state, ['awaiting_payment', ...PAID_STATES])))
    .orderBy(desc(order.createdAt))
    .limit(1)
  return row
}

async function ownPayment(ctx: Context, owner: Owner, id: string): Promise<PaymentRow> {
  const [row] = await ctx.db.select().from(payment).where(eq(payment.id, id))
  if (!row) throw notFound('payment')
  await ownOrder(ctx, owner, row.orderId)
  return row
}

/** Turns a ProviderError into a 409 for the shopper, who can try again or use another method. */
async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ProviderError)
      throw conflict('payment_unavailable', 'The payment service does not answer. Try again in a moment.')
    throw error
  }
}

function toIntent(row: PaymentRow): PaymentIntent {
  return {
    id: row.id,
    order_id: row.orderId,
    provider: row.provider,
    method: row.method,
    client_secret: row.clientSecret,
    amount: row.amount,
    currency: 'GBP',
    state: row.state,
    message: row.message,
  }
}
