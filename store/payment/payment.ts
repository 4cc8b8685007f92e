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
  Clock,
  Limits,
  Context,
  TransactionContext,
} from '../kernel/index.ts'
import type { SandboxBank } from './sandbox-bank/sandbox-bank.ts'
import type { SandboxWallet } from './sandbox-bank/sandbox-wallet.ts'
import { beginWith, notAwaiting, paymentOf } from './begin-payment.ts'
import { chargePayment, whyNotCharged } from './charge.ts'
import { countDecline, refuseCardTester } from './declined-cards.ts'
import { newestAwaiting, ownOrder, suits, reserve } from '../order/index.ts'
import { ownedBy } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'
import { providerOf } from './payment-providers.ts'
import type { Requester } from '../delivery/index.ts'
import { askAboutOrder, knownTo, lookAt } from './reconcile-payments.ts'
import { savedMethodOf } from './saved-payment-method.ts'

/** What paying works with. */
export type Till = {
  db: Database
  clock: Clock
  providers: PaymentProvider[]
  limits: Limits
  /** The network of who pays, where it is known. */
  network?: string | undefined
}

/**
 * The one payment of an order by a method, begun with its provider when first asked for. The row is there before the
 * provider is asked, and the provider knows it by the row's id: whatever is repeated or interrupted, there is one.
 */
export async function beginPayment(
  ctx: Till,
  owner: Owner,
  orderId: string,
  method: PaymentMethodCode,
): Promise<PaymentIntent> {
  const provider = ctx.providers.find((entry) => entry.method === method)
  if (!provider) throw notFound(`way to pay here (${method})`)
  await refuseCardTester(ctx, ctx.limits, { orderId, network: ctx.network })
  const by =
    ctx.network === undefined ? undefined : { network: ctx.network, device: null, limits: ctx.limits }
  const { row, keep } = await inTransaction(ctx, (tx) => openPayment(tx, owner, orderId, provider, by))
  return toIntent(await orUnavailable(beginWith(ctx, provider, row, keep)), provider)
}

async function openPayment(
  tx: TransactionContext,
  owner: Owner,
  orderId: string,
  provider: PaymentProvider,
  by: Requester | undefined,
) {
  const row = await ownOrder(tx, owner, orderId)
  if (!suits(provider, row.type)) throw notFound(`way to pay for a subscription (${provider.method})`)
  const made = await paymentOf(tx, row, provider)
  if (provider.chargesInBrowser && row.state === 'awaiting_payment') {
    const lost = await reserve(tx, row, { by })
    if (lost) throw conflict('no_longer_held', whyNotCharged(lost))
  }
  return { row: made, keep: await savedMethodOf(tx, row) }
}

/** The same for the newest order of a subscription that awaits its payment, or the one that is named. */
export async function beginSubscriptionPayment(
  till: Till,
  owner: Owner,
  orderId: string | undefined,
): Promise<PaymentIntent> {
  const row = orderId
    ? await ownOrder(till, owner, orderId, 'subscription')
    : await newestAwaiting(till, owner, 'subscription')
  if (!row) throw notFound('order that awaits its payment')
  return beginPayment(till, owner, row.id, 'stripe')
}

/** Pays an intent with a sandbox card: succeeds, is declined with a message, or asks for 3-D Secure. */
export function confirmWithCard(
  till: Till,
  bank: SandboxBank,
  owner: Owner,
  intentId: string,
  card: z.infer<typeof SandboxCard>,
): Promise<PaymentIntent> {
  return charge(till, owner, intentId, (row) => bank.confirm(knownTo(row), card))
}

/** Answers the 3-D Secure question: a yes pays, a no leaves the order unpaid and payable. */
export async function answerChallenge(
  till: Till,
  bank: SandboxBank,
  owner: Owner,
  intentId: string,
  approve: boolean,
): Promise<PaymentIntent> {
  const row = await ownPayment(till, owner, intentId)
  if (row.state !== 'requires_action' && row.state !== 'succeeded')
    throw conflict('wrong_state', 'This payment asks for nothing.')
  return charge(till, owner, intentId, () => bank.answer(knownTo(row), approve))
}

/** Answers in a wallet of the sandbox: a no leaves the order payable; a yes pays, or waits to be captured. */
export async function answerWallet(
  till: Till,
  wallets: SandboxWallet[],
  owner: Owner,
  intentId: string,
  approve: boolean,
): Promise<PaymentIntent> {
  const row = await ownPayment(till, owner, intentId)
  const wallet = providerOf(wallets, row)
  if (!wallet || !row.providerRef) throw notFound('payment')
  if (!approve || !wallet.capture)
    return charge(till, owner, row.id, () => wallet.agree(knownTo(row), approve))
  await orUnavailable(wallet.agree(knownTo(row), true))
  return toIntent(row, wallet)
}

/** Takes what the shopper has approved at the provider (PayPal). */
export async function capturePayment(
  till: Till,
  owner: Owner,
  orderId: string,
  method: PaymentMethodCode,
): Promise<PaymentIntent> {
  await ownOrder(till, owner, orderId)
  const [row] = await till.db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.method, method)))
  const provider = row && providerOf(till.providers, row)
  if (!row?.providerRef || !provider?.capture) throw notFound('payment')
  const { capture } = provider
  return charge(till, owner, row.id, () => capture(knownTo(row)))
}

async function charge(
  till: Till,
  owner: Owner,
  paymentId: string,
  take: (row: PaymentRow) => Promise<PaymentSnapshot>,
): Promise<PaymentIntent> {
  const payer = { orderId: (await ownPayment(till, owner, paymentId)).orderId, network: till.network }
  const row = await orUnavailable(
    chargePayment(till, paymentId, async (ready) => {
      await refuseCardTester(till, till.limits, payer)
      const seen = await take(ready)
      if (seen.state === 'failed') await countDecline(till, till.limits, payer)
      return seen
    }),
  )
  if (!row) throw notAwaiting()
  return toIntent(row, providerOf(till.providers, row))
}

/**
 * Takes in what a provider sends by itself. The webhook is only a reason to ask the provider, so it may come late,
 * twice, in any order or not at all. Throws (400) when it is not the provider's or not of now.
 */
export async function hearProvider(
  ctx: Till,
  name: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const signer = ctx.providers.find((entry) => entry.name === name)
  if (!signer) throw notFound('payment provider')
  const heard = await readWebhook(signer, body, headers)
  if (!heard) return
  const [row] = await ctx.db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, signer.name), eq(payment.providerRef, heard.ref)))
  // Not ours, or told before we knew its name: then the worker asks.
  const provider = row && providerOf(ctx.providers, row)
  if (!row || !provider || row.state === 'refunded') return
  if (row.state === 'succeeded' && heard.about === 'payment') return
  const now = await orUnavailable(lookAt(ctx, provider, row))
  // The browser tries cards at the provider, with no call of ours between: this is where we hear of it.
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

/** Whether an order, or the newest of the visitor that was ordered, is paid. One under way is asked about first. */
export async function isPaid(ctx: Pick<Till, 'db' | 'clock' | 'providers'>, owner: Owner, orderId?: string) {
  const before = await lookedFor(ctx, owner, orderId)
  if (before?.state === 'awaiting_payment') await askAboutOrder(ctx, ctx.providers, before.id)
  const row = before && (await ownOrder(ctx, owner, before.id))
  return {
    success: row !== undefined && (PAID_STATES as readonly string[]).includes(row.state),
    order_id: row?.id ?? null,
  }
}

async function lookedFor(ctx: Context, owner: Owner, orderId: string | undefined) {
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

/** A provider that fails is no fault of ours, and the shopper can do something about it. */
async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ProviderError)
      throw conflict('payment_unavailable', 'The payment service does not answer. Try again in a moment.')
    throw error
  }
}

function toIntent(row: PaymentRow, provider: PaymentProvider | undefined): PaymentIntent {
  return {
    id: row.id,
    order_id: row.orderId,
    provider: row.provider,
    method: row.method,
    client_secret: row.clientSecret,
    public_key: provider?.publicKey ?? '',
    amount: row.amount,
    currency: 'GBP',
    state: row.state,
    message: row.message,
  }
}
