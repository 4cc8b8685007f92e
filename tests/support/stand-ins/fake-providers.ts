import { createHmac, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import Stripe from 'stripe'
import type { PaymentMethodCode } from '../../../contract/payment.ts'
import type { PaymentOptions } from '../../../store/payment/payment-providers.ts'
import type { Buyer } from '../shopping/checkout.ts'
import { startUpstream } from './upstream.ts'
import type { FakeUpstream, Reply, Seen } from './upstream.ts'
import type { Answer } from '../processes/store.ts'

type Payment = {
  ref: string
  key: string
  amount: number
  /** As ISO 4217 has it. */
  currency: string
  paid: boolean
  refunded: number
  declined: boolean
  /** PayPal: the shopper has agreed, and the shop has to take it. */
  approved?: boolean
  /** Stripe: the bank asks its customer. */
  asks?: boolean
  /** Stripe and Revolut: the shop has cancelled it, and nobody can pay it any more. */
  cancelled?: boolean
  /** Stripe: whose it is, and whether what paid may be charged again. */
  customer?: string | null
  keep?: boolean
  /** Stripe: by which keys it was confirmed with nobody there. */
  tries?: string[]
  /** What went back, by the key it was asked for with. */
  backs: Map<string, number>
}
export type Webhook = { body: string; headers: Record<string, string> }

/** Stripe's answer to charges with nobody there. */
export type Again = { declines: boolean }

/** A local server that speaks one provider's HTTP API, and the provider's customer. */
export type FakeProvider = {
  method: PaymentMethodCode
  accounts: PaymentOptions
  /** What its script is loaded with; empty where it has none. */
  publicKey: string
  /** Whether its webhooks are refused when they are signed long before or after now. */
  datesWebhooks: boolean
  /** Has the shop begin the payment of an order. */
  begin: (buyer: Buyer, orderId: string) => Promise<Answer>
  upstream: FakeUpstream
  payments: Map<string, Payment>
  /** What goes on at the provider's own pages: the shopper pays, or is declined. What is cancelled stays so. */
  pay: (ref: string) => void
  decline: (ref: string) => void
  /** PayPal: the shopper agrees there. */
  approve: (ref: string) => void
  /** A webhook as the provider signs it, at a moment (seconds since 1970). */
  webhook: (ref: string, kind: 'paid' | 'declined' | 'refunded' | 'approved', at: number) => Webhook
  /** Answers with this instead, until it is undefined again; with `to`, only requests whose path ends so. */
  instead: { reply: Reply | undefined; to?: string | undefined }
}

async function startFake(answer: (fake: Fake, seen: Seen) => Reply): Promise<Fake> {
  const upstream = await startUpstream()
  const payments = new Map<string, Payment>()
  const instead: FakeProvider['instead'] = { reply: undefined }
  const change = (ref: string, values: Partial<Payment>) => {
    const payment = payments.get(ref)
    if (payment && !payment.cancelled) Object.assign(payment, values)
  }
  const fake: Fake = {
    upstream,
    payments,
    instead,
    pay: (ref) => void change(ref, { paid: true, asks: false }),
    decline: (ref) => void change(ref, { declined: true, asks: false }),
    approve: (ref) => void change(ref, { approved: true, declined: false }),
  }
  upstream.answer((seen) => {
    const { reply, to = '' } = instead
    return reply !== undefined && seen.path.endsWith(to) ? reply : answer(fake, seen)
  })
  return fake
}
type Fake = Pick<FakeProvider, 'upstream' | 'payments' | 'instead' | 'pay' | 'decline' | 'approve'>

/** One payment for each key, as every provider promises. */
function open({ payments }: Fake, prefix: string, key: string, amount: number): Payment {
  const earlier = [...payments.values()].find((payment) => payment.key === key)
  if (earlier) return earlier
  const ref = prefix + randomBytes(8).toString('hex')
  const payment = {
    ref,
    key,
    amount,
    currency: 'GBP',
    paid: false,
    refunded: 0,
    declined: false,
    backs: new Map<string, number>(),
  }
  payments.set(ref, payment)
  return payment
}

/** Gives some back, or what is left, once for each key. Answers whether there was so much. */
function giveBack(payment: Payment, key: string, amount = payment.amount - payment.refunded): boolean {
  if (payment.backs.has(key)) return true
  if (amount <= 0 || payment.refunded + amount > payment.amount) return false
  payment.backs.set(key, amount)
  payment.refunded += amount
  return true
}

/** Cancels what is not paid. Answers whether that was possible. */
function cancel(payment: Payment): boolean {
  if (payment.paid || payment.cancelled) return false
  Object.assign(payment, { cancelled: true, asks: false })
  return true
}

const notFound: Reply = {
  status: 404,
  json: { error: { type: 'invalid_request_error', message: 'No such' } },
}

export async function fakeStripe(again: Again = { declines: false }): Promise<FakeProvider> {
  const webhookSecret = 'whsec_of_the_tests'
  const statusOf = ({ paid, asks, cancelled }: Payment) =>
    cancelled ? 'canceled' : paid ? 'succeeded' : asks ? 'requires_action' : 'requires_payment_method'
  const shown = (payment: Payment) => ({ ...shownOf(payment), status: statusOf(payment) })
  const shownOf = ({ ref, amount, currency, paid, refunded, declined, asks, customer, keep }: Payment) => ({
    id: ref,
    object: 'payment_intent',
    customer: customer ?? null,
    setup_future_usage: keep ? 'off_session' : null,
    payment_method: paid
      ? { id: `pm_${customer}`, object: 'payment_method', card: { brand: 'visa', last4: '4242' } }
      : null,
    amount,
    amount_received: paid ? amount : 0,
    currency: currency.toLowerCase(),
    client_secret: `${ref}_secret`,
    last_payment_error: declined && !paid && !asks ? { message: 'Your card was declined.' } : null,
    latest_charge: paid ? { id: `ch_${ref}`, object: 'charge', amount_refunded: refunded } : null,
  })
  const unexpectedState = (payment: Payment) => ({
    ...{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
    message: `This PaymentIntent is ${statusOf(payment)}.`,
  })
  /** What Stripe's script asks for in a shopper's browser. */
  const inBrowser = (self: Fake, path: string, body: string): Reply => {
    const form = new URLSearchParams(body)
    const [, ref = '', what] = /^\/v1\/payment_intents\/(\w+)\/(confirm|challenge)$/.exec(path) ?? []
    const payment = self.payments.get(ref)
    if (!payment || form.get('client_secret') !== `${ref}_secret`) return notFound
    if (what === 'confirm' && Number(form.get('amount')) !== payment.amount)
      return { json: { error: { type: 'invalid_request_error', message: 'The amounts do not match.' } } }
    if (payment.cancelled) return { json: { error: unexpectedState(payment) } }
    const card = form.get('card')
    if (what === 'confirm' && card === 'asks') payment.asks = true
    else if (card === 'pays' || form.get('approve') === 'yes') self.pay(ref)
    else self.decline(ref)
    if (payment.paid || payment.asks) return { json: { paymentIntent: shown(payment) } }
    const message =
      what === 'confirm' ? 'Your card was declined.' : 'Your bank did not confirm that it is you.'
    return { json: { error: { type: 'card_error', message } } }
  }
  const fake = await startFake((self, { method, path, headers, body }) => {
    if (new URLSearchParams(body).get('key') === 'pk_test_of_the_tests') return inBrowser(self, path, body)
    if (headers.authorization !== 'Bearer sk_test_of_the_tests')
      return { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } }
    const form = new URLSearchParams(body)
    const [, ref = ''] = /payment_intents\/(\w+)/.exec(path) ?? []
    const key = String(headers['idempotency-key'])
    if (method === 'POST' && path === '/v1/customers')
      return { json: { id: `cus_${key.replace(/\W/g, '')}`, object: 'customer' } }
    if (method === 'POST' && path === '/v1/payment_intents') {
      const made = open(self, 'pi_', key, Number(form.get('amount')))
      made.customer = form.get('customer')
      made.keep = form.get('setup_future_usage') === 'off_session'
      return { json: shown(made) }
    }
    const payment = self.payments.get(ref || (form.get('payment_intent') ?? ''))
    if (!payment) return notFound
    if (path.endsWith('/confirm')) {
      const isKept = form.get('payment_method') === `pm_${payment.customer}`
      if (form.get('off_session') !== 'true' || !isKept)
        return { status: 400, json: { error: { type: 'invalid_request_error', message: 'Not so' } } }
      if (payment.paid || payment.cancelled) return { status: 400, json: { error: unexpectedState(payment) } }
      if (!payment.tries?.includes(key)) payment.tries = [...(payment.tries ?? []), key]
      payment.declined = again.declines
      payment.paid = !again.declines
      const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
      return again.declines ? { status: 402, json: { error } } : { json: shown(payment) }
    }
    if (path.endsWith('/cancel'))
      return cancel(payment)
        ? { json: shown(payment) }
        : { status: 400, json: { error: unexpectedState(payment) } }
    if (path === '/v1/refunds') {
      const error = { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Again' }
      const amount = form.get('amount')
      if (!giveBack(payment, key, amount === null ? undefined : Number(amount)))
        return { status: 400, json: { error } }
      return { json: { id: 're_1', object: 'refund', status: 'succeeded' } }
    }
    return { json: shown(payment) }
  })
  const types = {
    paid: 'payment_intent.succeeded',
    declined: 'payment_intent.payment_failed',
    refunded: 'charge.refunded',
    approved: 'payment_intent.created',
  }
  return {
    ...fake,
    method: 'stripe',
    publicKey: 'pk_test_of_the_tests',
    datesWebhooks: true,
    begin: (buyer, id) => buyer.post(`/v1/payment/stripe/intent/${id}`),
    accounts: {
      stripe: {
        secretKey: 'sk_test_of_the_tests',
        publishableKey: 'pk_test_of_the_tests',
        webhookSecret,
        url: fake.upstream.url,
      },
    },
    webhook: (ref, kind, at) => {
      const object =
        kind === 'refunded'
          ? { object: 'charge', id: 'ch_1', payment_intent: ref }
          : { object: 'payment_intent', id: ref }
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type: types[kind], data: { object } })
      const header = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
        timestamp: at,
      })
      return { body, headers: { 'stripe-signature': header } }
    },
  }
}

export async function fakeRevolut(): Promise<FakeProvider> {
  const webhookSecret = 'wsk_of_the_tests'
  const shown = ({ ref, amount, currency, paid, refunded, declined, cancelled }: Payment) => ({
    id: ref,
    token: `${ref}-token`,
    type: 'payment',
    state: cancelled ? 'cancelled' : paid ? 'completed' : 'pending',
    amount,
    currency,
    refunded_amount: refunded,
    payments: declined ? [{ id: 'x', state: 'declined' }] : [],
  })
  const fake = await startFake((self, { method, path, headers, body }) => {
    // What Revolut's widget asks for in a shopper's browser.
    const [, token, outcome] = /^\/widget\/(\w+)-token\/(pays|declined)$/.exec(path) ?? []
    if (token) {
      if (outcome === 'pays') self.pay(token)
      else self.decline(token)
      return { json: {} }
    }
    if (headers.authorization !== 'Bearer sk_of_the_tests' || !headers['revolut-api-version'])
      return { status: 401, json: { code: 'unauthenticated' } }
    if (method === 'POST' && path === '/api/orders')
      return {
        status: 201,
        json: shown(open(self, 'rev', String(headers['idempotency-key']), JSON.parse(body).amount)),
      }
    const [, ref = '', refund, isCancel] = /^\/api\/orders\/(\w+)(\/refund)?(\/cancel)?$/.exec(path) ?? []
    const payment = self.payments.get(ref)
    if (!payment) return notFound
    if (isCancel)
      return cancel(payment) ? { json: shown(payment) } : { status: 422, json: { code: 'order_state' } }
    if (refund) {
      const { amount, currency } = JSON.parse(body)
      if (currency !== payment.currency || !giveBack(payment, String(headers['idempotency-key']), amount))
        return { status: 400, json: { code: 'bad_request' } }
    }
    return { json: refund ? { id: 'r1', type: 'refund', state: 'processing' } : shown(payment) }
  })
  const events = {
    paid: 'ORDER_COMPLETED',
    declined: 'ORDER_PAYMENT_DECLINED',
    refunded: 'ORDER_REFUNDED',
    approved: 'ORDER_AUTHORISED',
  }
  return {
    ...fake,
    method: 'revolut',
    publicKey: 'sandbox',
    datesWebhooks: true,
    begin: (buyer, id) => buyer.post('/v1/payment/revolut/order/', { order_id: id }),
    accounts: {
      revolut: { secretKey: 'sk_of_the_tests', webhookSecret, url: fake.upstream.url, mode: 'sandbox' },
    },
    webhook: (ref, kind, at) => {
      const body = JSON.stringify({ event: events[kind], order_id: ref })
      const time = String(at * 1000)
      const signature = createHmac('sha256', webhookSecret).update(`v1.${time}.${body}`).digest('hex')
      return {
        body,
        headers: { 'revolut-request-timestamp': time, 'revolut-signature': `v1=${signature}` },
      }
    },
  }
}

const money = (amount: number, currency: string) => ({
  currency_code: currency,
  value: (amount / 100).toFixed(2),
})

export async function fakePaypal(): Promise<FakeProvider> {
  const webhookId = '8PT597110X687430LKGECATA'
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const shown = ({ ref, amount, currency, paid, refunded, approved }: Payment) => ({
    id: ref,
    status: paid ? 'COMPLETED' : approved ? 'APPROVED' : 'CREATED',
    purchase_units: [
      {
        amount: money(amount, currency),
        payments: {
          captures: paid
            ? [{ id: `CAP${ref}`, status: statusOf(amount, refunded), amount: money(amount, currency) }]
            : [],
          refunds: refunded ? [{ status: 'COMPLETED', amount: money(refunded, currency) }] : [],
        },
      },
    ],
  })
  const statusOf = (amount: number, refunded: number) =>
    refunded === 0 ? 'COMPLETED' : refunded < amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  const signed = (id: unknown, time: unknown, body: string) => `${id}|${time}|${webhookId}|${crc32(body)}`
  const issue = (name: string): Reply => ({ status: 422, json: { details: [{ issue: name }] } })
  const fake = await startFake((self, { method, path, headers, body }) => {
    // What the shopper does in PayPal's window.
    const [, window, outcome] = /^\/window\/(\w+)\/(approve|approve-declined)$/.exec(path) ?? []
    if (window) {
      self.approve(window)
      if (outcome === 'approve-declined') self.decline(window)
      return { json: {} }
    }
    if (path === '/v1/oauth2/token') {
      const right = `Basic ${Buffer.from('client:secret').toString('base64')}`
      return headers.authorization === right
        ? { json: { access_token: 'a-token', expires_in: 32_400 } }
        : { status: 401, json: { error: 'invalid_client' } }
    }
    if (headers.authorization !== 'Bearer a-token') return { status: 401, json: {} }
    if (path === '/v1/notifications/verify-webhook-signature') {
      const sent = JSON.parse(body)
      // The very text that was sent on, as the signature is over that.
      const text = body.slice(body.indexOf('"webhook_event":') + 16, -1)
      const right =
        sent.webhook_id === webhookId &&
        createVerify('sha256')
          .update(signed(sent.transmission_id, sent.transmission_time, text))
          .verify(publicKey, sent.transmission_sig, 'base64')
      return { json: { verification_status: right ? 'SUCCESS' : 'FAILURE' } }
    }
    if (method === 'POST' && path === '/v2/checkout/orders') {
      const { value } = JSON.parse(body).purchase_units[0].amount
      const payment = open(self, 'PP', String(headers['paypal-request-id']), Math.round(Number(value) * 100))
      return { status: 201, json: shown(payment) }
    }
    const [, kind = '', name = '', verb] =
      /^\/v2\/(?:checkout|payments)\/(\w+)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    const payment = self.payments.get(name.replace(/^CAP/, ''))
    if (!payment) return notFound
    if (verb === 'capture') {
      if (payment.declined) return issue('INSTRUMENT_DECLINED')
      if (payment.paid) return issue('ORDER_ALREADY_CAPTURED')
      if (!payment.approved) return issue('ORDER_NOT_APPROVED')
      payment.paid = true
    }
    if (verb === 'refund') {
      const value = JSON.parse(body).amount?.value
      const amount = value === undefined ? undefined : Math.round(Number(value) * 100)
      if (!giveBack(payment, String(headers['paypal-request-id']), amount))
        return issue('CAPTURE_FULLY_REFUNDED')
      return { status: 201, json: { id: 'REF1', status: 'COMPLETED' } }
    }
    if (kind === 'captures') {
      const related_ids = { order_id: payment.ref }
      return { json: { id: name, supplementary_data: { related_ids } } }
    }
    return { json: shown(payment) }
  })
  return {
    ...fake,
    method: 'paypal',
    publicKey: 'client',
    // PayPal repeats webhooks for days, perhaps with the first time, so no age is refused.
    datesWebhooks: false,
    begin: (buyer, id) => buyer.post(`/v1/payment/paypal/${id}/create/`),
    accounts: {
      paypal: { clientId: 'client', clientSecret: 'secret', webhookId, url: fake.upstream.url },
    },
    webhook: (ref, kind, at) => {
      const related = { supplementary_data: { related_ids: { order_id: ref } } }
      const event = {
        paid: { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: `CAP${ref}`, ...related } },
        approved: { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: ref } },
        declined: { event_type: 'PAYMENT.CAPTURE.DECLINED', resource: { id: `CAP${ref}`, ...related } },
        refunded: {
          event_type: 'PAYMENT.CAPTURE.REFUNDED',
          resource: {
            id: 'REF1',
            links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/CAP${ref}` }],
          },
        },
      }[kind]
      // Written as PayPal may: another writer of JSON would write it otherwise.
      const body = JSON.stringify({ id: 'WH-1', ...event }, null, 1)
      const time = new Date(at * 1000).toISOString()
      const signature = createSign('sha256')
        .update(signed('t-1', time, body))
        .sign(privateKey, 'base64')
      return {
        body,
        headers: {
          'paypal-transmission-id': 't-1',
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature,
          'paypal-cert-url': 'https://api.paypal.com/cert.pem',
          'paypal-auth-algo': 'SHA256withRSA',
        },
      }
    },
  }
}

/** A fake of each provider. What all providers promise is tried with every one of them. */
export const FAKE_PROVIDERS: Record<PaymentMethodCode, () => Promise<FakeProvider>> = {
  stripe: () => fakeStripe(),
  paypal: fakePaypal,
  revolut: fakeRevolut,
}
