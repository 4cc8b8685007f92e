import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { BadSignature, ProviderError } from '../../kernel/index.ts'
import type { Clock, WebhookEvent, PaymentProvider, PaymentSnapshot } from '../../kernel/index.ts'
import { callProvider, expectAnswer } from './provider-call.ts'
import { hmacOf, isSame, refuseStale } from './signature.ts'

export type RevolutAccount = {
  secretKey: string
  webhookSecret: string
  /** `https://merchant.revolut.com`, its sandbox, or a server with the same API. */
  url: string
  mode: 'prod' | 'sandbox'
}

const API_VERSION = '2024-09-01'

const RevolutOrder = z.object({
  id: z.string(),
  token: z.string().optional(),
  state: z.string(),
  amount: z.number(),
  currency: z.string(),
  refunded_amount: z.number().optional(),
  payments: z.array(z.object({ state: z.string() })).optional(),
})

/** Revolut Pay and cards through its Merchant API and widget. `clock` is for the age of webhooks. */
export function revolutProvider(account: RevolutAccount, clock: Clock): PaymentProvider {
  const callApi = (method: 'GET' | 'POST', path: string, body?: unknown, key?: string) =>
    callProvider(`${account.url.replace(/\/$/, '')}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${account.secretKey}`,
        'revolut-api-version': API_VERSION,
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const orderOf = async (ref: string) =>
    expectAnswer(await callApi('GET', `/orders/${ref}`), RevolutOrder, 'Revolut')
  return {
    name: 'revolut',
    method: 'revolut',
    publicKey: account.mode,
    isSandbox: account.mode === 'sandbox',
    chargesInBrowser: true,
    create: async ({ id, orderId, amount }) => {
      const answer = await callApi(
        'POST',
        '/orders',
        {
          amount,
          currency: 'GBP',
          description: `Larkspur order ${orderId}`,
          merchant_order_data: { reference: id },
        },
        id,
      )
      const { id: ref, token } = expectAnswer(answer, RevolutOrder, 'Revolut')
      return { ref, clientSecret: token ?? '' }
    },
    retrieve: async (ref) => toSnapshot(await orderOf(ref)),
    cancel: async ({ ref }) => {
      const answer = await callApi('POST', `/orders/${ref}/cancel`)
      // An order that is paid, being paid or cancelled already cannot be cancelled: it tells which.
      if (!NOT_CANCELLABLE.includes(answer.status)) expectAnswer(answer, RevolutOrder, 'Revolut')
      return toSnapshot(await orderOf(ref))
    },
    refund: async ({ ref, amount: whole }, { key, amount }) => {
      // Another amount or currency may have been paid than was asked for: all of that goes back.
      const { amount: paid, currency, refunded_amount: refunded = 0 } = await orderOf(ref)
      if (refunded >= paid) return
      const back = { amount: amount < whole ? amount : paid, currency }
      const answer = await callApi('POST', `/orders/${ref}/refund`, back, `refund-${key}`)
      const { state } = expectAnswer(answer, z.object({ state: z.string() }), 'Revolut')
      if (state === 'failed' || state === 'cancelled') throw new ProviderError(`Revolut's refund is ${state}`)
    },
    parseWebhook: async (body, headers) => readSigned(account, clock, body, headers),
  }
}

/** How Revolut refuses to cancel an order in another state. */
const NOT_CANCELLABLE = [400, 409, 422]

const Event = z.object({ event: z.string(), order_id: z.string() })

/**
 * Checks the HMAC over version, time in milliseconds and body. There are two signatures while a secret is
 * being rotated.
 */
function readSigned(
  { webhookSecret }: RevolutAccount,
  clock: Clock,
  body: Buffer,
  headers: IncomingHttpHeaders,
): WebhookEvent | null {
  const at = String(headers['revolut-request-timestamp'] ?? '')
  const signatures = String(headers['revolut-signature'] ?? '').split(',')
  const right = `v1=${hmacOf(webhookSecret, `v1.${at}.${body.toString()}`)}`
  if (!signatures.some((signature) => isSame(signature.trim(), right)))
    throw new BadSignature('The webhook is not signed by Revolut.')
  refuseStale(Math.floor(Number(at) / 1000), clock.now())
  const event = Event.safeParse(JSON.parse(body.toString()))
  if (!event.success) return null
  return { ref: event.data.order_id, about: event.data.event.includes('REFUND') ? 'refund' : 'payment' }
}

const STATE: Record<string, PaymentSnapshot['state']> = {
  pending: 'requires_payment',
  processing: 'processing',
  authorised: 'processing',
  completed: 'succeeded',
  cancelled: 'failed',
  failed: 'failed',
}

function toSnapshot({
  state,
  amount,
  currency,
  refunded_amount,
  payments = [],
}: z.output<typeof RevolutOrder>): PaymentSnapshot {
  const isDeclined = ['declined', 'failed'].includes(payments.at(-1)?.state ?? '')
  const shown = state === 'pending' && isDeclined ? 'failed' : (STATE[state] ?? 'processing')
  return {
    state: shown,
    message:
      shown === 'failed'
        ? 'The payment was declined. You were not charged: try again or pay otherwise.'
        : null,
    // An amount in another currency never matches.
    amount: currency === 'GBP' ? amount : 0,
    refunded: refunded_amount ?? 0,
    captureRef: null,
    cancelled: state === 'cancelled',
  }
}
