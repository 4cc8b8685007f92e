import type { IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { BadSignature, PROVIDER_TIMEOUT_MS, ProviderError, TOLERANCE_SECONDS } from '../../kernel/index.ts'
import type { Clock, WebhookEvent, PaymentProvider, PaymentSnapshot } from '../../kernel/index.ts'
import { refuseStale } from './signature.ts'

/** Stripe's library is two hundred files. They are read with the first account, as a shop without one starts sooner without them. */
const library = () => createRequire(import.meta.url)('stripe') as typeof Stripe

export type StripeAccount = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another server with Stripe's API. */
  url?: string | undefined
}

/** Cards, Apple Pay and Google Pay through Stripe's Payment Intents. `clock` is for the age of webhooks. */
export function stripeProvider(account: StripeAccount, clock: Clock): PaymentProvider {
  const stripe = new (library())(account.secretKey, {
    ...addressOf(account.url),
    timeout: PROVIDER_TIMEOUT_MS,
    // The shop retries by itself, with idempotency keys.
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return {
    name: 'stripe',
    method: 'stripe',
    publicKey: account.publishableKey,
    chargesInBrowser: true,
    create: async ({ id, orderId, amount, keep }) => {
      const customer = keep && (keep.customer ?? (await newCustomer(stripe, id, orderId)))
      const intent = await orProviderError(
        stripe.paymentIntents.create(
          {
            amount,
            currency: 'gbp',
            automatic_payment_methods: { enabled: true },
            // Allows off-session charges, and offers only payment methods that support them.
            ...(customer && { customer, setup_future_usage: 'off_session' as const }),
            description: `Larkspur order ${orderId}`,
            metadata: { order: orderId, payment: id },
          },
          { idempotencyKey: id },
        ),
      )
      return { ref: intent.id, clientSecret: intent.client_secret ?? '' }
    },
    retrieve: (ref) => retrieve(stripe, ref),
    chargeOffSession: async ({ id, ref }, { method }, attempt) => {
      const asked = stripe.paymentIntents.confirm(
        ref,
        { payment_method: method, off_session: true },
        { idempotencyKey: `${id}-${attempt}` },
      )
      const refused = await orProviderError(asked.then(() => null).catch(declineMessage))
      const snapshot = await retrieve(stripe, ref)
      return refused && snapshot.state === 'requires_payment'
        ? { ...snapshot, state: 'failed', message: refused }
        : snapshot
    },
    cancel: async ({ ref }) => {
      // Without an idempotency key: under one, Stripe would repeat an answer of an earlier moment.
      const asked = stripe.paymentIntents.cancel(ref, { cancellation_reason: 'abandoned' })
      await orProviderError(asked.catch(ignoreUnexpectedState))
      return retrieve(stripe, ref)
    },
    refund: async ({ ref, amount: whole }, { key, amount }) => {
      const asked = stripe.refunds.create(
        { payment_intent: ref, ...(amount < whole && { amount }) },
        { idempotencyKey: `refund-${key}` },
      )
      const refund = await orProviderError(asked.catch(ignoreRefunded))
      if (refund && (refund.status === 'failed' || refund.status === 'canceled'))
        throw new ProviderError(`Stripe's refund is ${refund.status}`)
    },
    parseWebhook: async (body, headers) => refOf(readEvent(stripe, account, clock, body, headers)),
  }
}

async function retrieve(stripe: Stripe, ref: string): Promise<PaymentSnapshot> {
  const expand = ['latest_charge', 'payment_method']
  return toSnapshot(await orProviderError(stripe.paymentIntents.retrieve(ref, { expand })))
}

/** Creates a customer, which a saved card needs. Stripe gets no name, only the order's number. */
async function newCustomer(stripe: Stripe, id: string, orderId: string): Promise<string> {
  const customer = await orProviderError(
    stripe.customers.create({ metadata: { order: orderId } }, { idempotencyKey: `customer-${id}` }),
  )
  return customer.id
}

/**
 * Returns the decline message of a charge. A declined or removed card, a request for authentication and an
 * already paid intent are answers, not errors.
 */
function declineMessage(error: unknown): string {
  if (error instanceof library().errors.StripeCardError) return error.message
  if (error instanceof library().errors.StripeInvalidRequestError && error.statusCode !== 404)
    return 'The card of this subscription can no longer be charged.'
  throw error
}

function addressOf(url: string | undefined) {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  return {
    host: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port && { port: Number(port) }),
  }
}

function readEvent(
  stripe: Stripe,
  { webhookSecret }: StripeAccount,
  clock: Clock,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Stripe.Event {
  const signature = String(headers['stripe-signature'] ?? '')
  const now = clock.now()
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.epochMilliseconds,
    )
  } catch {
    throw new BadSignature('The webhook is not signed by Stripe, or not now.')
  }
  // The library accepts times in the future.
  refuseStale(Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]), now)
  return event
}

/** Returns the payment intent of an event. */
function refOf({ data: { object } }: Stripe.Event): WebhookEvent | null {
  if (object.object === 'payment_intent') return { ref: object.id, about: 'payment' }
  if (object.object !== 'charge' && object.object !== 'refund') return null
  const intent = object.payment_intent
  const ref = typeof intent === 'string' ? intent : intent?.id
  return ref ? { ref, about: 'refund' } : null
}

const STATE: Record<string, PaymentSnapshot['state']> = {
  requires_payment_method: 'requires_payment',
  requires_confirmation: 'requires_payment',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'failed',
}

function toSnapshot(intent: Stripe.PaymentIntent): PaymentSnapshot {
  const {
    status,
    amount,
    amount_received,
    currency,
    last_payment_error: problem,
    latest_charge: charge,
  } = intent
  const declined = status === 'requires_payment_method' && problem
  return {
    state: declined ? 'failed' : (STATE[status] ?? 'processing'),
    message: declined ? (problem.message ?? 'Your card was declined. You were not charged.') : null,
    // An amount in another currency never matches.
    amount: currency !== 'gbp' ? 0 : status === 'succeeded' ? amount_received : amount,
    refunded: charge && typeof charge === 'object' ? charge.amount_refunded : 0,
    captureRef: null,
    kept: savedMethodOf(intent),
    cancelled: status === 'canceled',
  }
}

/** Returns what Stripe needs for off-session charges of the same card; null for a one-time payment. */
function savedMethodOf({
  status,
  setup_future_usage,
  customer,
  payment_method: way,
}: Stripe.PaymentIntent): PaymentSnapshot['kept'] {
  if (status !== 'succeeded' || setup_future_usage !== 'off_session' || !customer || !way) return null
  const card = typeof way === 'object' ? way.card : undefined
  return {
    customer: typeof customer === 'string' ? customer : customer.id,
    method: typeof way === 'string' ? way : way.id,
    label: card ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending ${card.last4}` : 'card',
    card: card?.fingerprint ?? undefined,
  }
}

function ignoreRefunded(error: unknown): null {
  if (error instanceof library().errors.StripeError && error.code === 'charge_already_refunded') return null
  throw error
}

/** A payment that has succeeded, is cancelled already or is being processed cannot be cancelled: it tells which. */
function ignoreUnexpectedState(error: unknown): null {
  if (error instanceof library().errors.StripeError && error.code === 'payment_intent_unexpected_state')
    return null
  throw error
}

async function orProviderError<T extends { object?: string } | string | null>(call: Promise<T>): Promise<T> {
  try {
    const answer = await call
    // The library accepts an error page without an error object as an answer.
    if (answer && typeof answer === 'object' && !answer.object)
      throw new ProviderError('Stripe answers with nothing')
    return answer
  } catch (cause) {
    if (cause instanceof library().errors.StripeError)
      throw new ProviderError(`Stripe: ${cause.type}`, { cause })
    throw cause
  }
}
