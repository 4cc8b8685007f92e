import { z } from 'zod'
import type { IncomingHttpHeaders } from 'node:http'
import { BadSignature, ProviderError } from '../../kernel/index.ts'
import type {
  RefundRequest,
  WebhookEvent,
  PaymentRef,
  PaymentProvider,
  PaymentSnapshot,
} from '../../kernel/index.ts'
import { callProvider, expectAnswer } from './provider-call.ts'
import type { ProviderAnswer } from './provider-call.ts'

export type PaypalAccount = {
  clientId: string
  clientSecret: string
  webhookId: string
  /** `https://api-m.paypal.com`, its sandbox, or a server with the same API. */
  url: string
}

const Amount = z.object({ currency_code: z.string(), value: z.string() })
const Capture = z.object({ id: z.string(), status: z.string(), amount: Amount })
const Refund = z.object({ status: z.string(), amount: Amount })
const PaypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: Amount.optional(),
        payments: z
          .object({ captures: z.array(Capture).default([]), refunds: z.array(Refund).default([]) })
          .optional(),
      }),
    )
    .default([]),
})
const Problem = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) })

/**
 * PayPal through its Orders API: the shop creates an order, the shopper approves it at PayPal, the shop
 * captures it.
 */
export function paypalProvider(account: PaypalAccount): PaymentProvider {
  const callApi = createCaller(account)
  const retrieve = async (ref: string) =>
    toSnapshot(expectAnswer(await callApi('GET', `/v2/checkout/orders/${ref}`), PaypalOrder, 'PayPal'))
  return {
    name: 'paypal',
    method: 'paypal',
    publicKey: account.clientId,
    isSandbox: account.url.includes('sandbox'),
    create: async ({ id, orderId, amount }) => {
      const unit = { reference_id: orderId, custom_id: id, amount: toAmount(amount) }
      const answer = await callApi(
        'POST',
        '/v2/checkout/orders',
        {
          intent: 'CAPTURE',
          purchase_units: [{ ...unit, description: `Larkspur order ${orderId}` }],
        },
        id,
      )
      const { id: ref } = expectAnswer(answer, PaypalOrder, 'PayPal')
      return { ref, clientSecret: ref }
    },
    retrieve,
    capture: async ({ id, ref, amount }) => {
      const answer = await callApi('POST', `/v2/checkout/orders/${ref}/capture`, {}, `capture-${id}`)
      const issue = issueOf(answer)
      if (issue === 'ORDER_ALREADY_CAPTURED') return retrieve(ref)
      if (issue in DECLINE_MESSAGES) return { ...UNPAID, amount, message: DECLINE_MESSAGES[issue] ?? null }
      return toSnapshot(expectAnswer(answer, PaypalOrder, 'PayPal'))
    },
    refund: (payment, back) => refund(callApi, payment, back),
    parseWebhook: (body, headers) => parseWebhook(callApi, account, body, headers),
  }
}

const UNPAID: PaymentSnapshot = {
  state: 'failed',
  message: null,
  amount: 0,
  refunded: 0,
  captureRef: null,
}
const DECLINE_MESSAGES: Record<string, string> = {
  INSTRUMENT_DECLINED: 'PayPal declined the payment. You were not charged: choose another way to pay there.',
  ORDER_NOT_APPROVED: 'The payment was not approved at PayPal. You were not charged.',
}

type CallApi = (method: 'GET' | 'POST', path: string, body?: unknown, key?: string) => Promise<ProviderAnswer>

/** Returns a caller that sends an access token and renews it a minute before it expires. */
function createCaller({ url, clientId, clientSecret }: PaypalAccount): CallApi {
  const base = url.replace(/\/$/, '')
  const Token = z.object({ access_token: z.string(), expires_in: z.number() })
  let token: { value: string; until: number } | undefined
  const authorization = async () => {
    if (!token || performance.now() > token.until) {
      const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
      const answer = await callProvider(`${base}/v1/oauth2/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      })
      const { access_token, expires_in } = expectAnswer(answer, Token, 'PayPal')
      token = { value: access_token, until: performance.now() + (expires_in - 60) * 1000 }
    }
    return `Bearer ${token.value}`
  }
  return async (method, path, body, key) => {
    const answer = await callProvider(base + path, {
      method,
      headers: {
        authorization: await authorization(),
        ...(key && { 'paypal-request-id': key }),
        ...(method === 'POST' && { prefer: 'return=representation' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    if (answer.status === 401) token = undefined
    return answer
  }
}

async function refund(
  callApi: CallApi,
  { captureRef, ref, amount: whole }: PaymentRef,
  { key, amount }: RefundRequest,
): Promise<void> {
  if (!captureRef) throw new ProviderError(`PayPal has captured nothing of ${ref}`)
  const path = `/v2/payments/captures/${captureRef}/refund`
  const part = amount < whole ? { amount: toAmount(amount) } : {}
  const answer = await callApi('POST', path, part, `refund-${key}`)
  if (issueOf(answer) === 'CAPTURE_FULLY_REFUNDED') return
  const { status } = expectAnswer(answer, z.object({ status: z.string() }), 'PayPal')
  if (status === 'FAILED' || status === 'CANCELLED') throw new ProviderError(`PayPal's refund is ${status}`)
}

const Event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
})
const SIGNATURE_HEADERS = [
  'transmission-id',
  'transmission-time',
  'transmission-sig',
  'cert-url',
  'auth-algo',
] as const

/**
 * Verifies a webhook by PayPal's own API, because PayPal signs with a certificate. PayPal repeats webhooks
 * for days, perhaps with the first time, so their age is not checked; a webhook only triggers a
 * reconciliation.
 */
async function parseWebhook(
  callApi: CallApi,
  { webhookId }: PaypalAccount,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<WebhookEvent | null> {
  const signed = SIGNATURE_HEADERS.map(
    (name) => [name.replaceAll('-', '_'), headers[`paypal-${name}`]] as const,
  )
  const text = body.toString()
  if (signed.some(([, value]) => typeof value !== 'string' || !value) || !isJson(text))
    throw new BadSignature('The webhook is not signed by PayPal.')
  // The event is sent back unchanged: a new serialisation might not match the signature.
  const parts = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId })
  const answer = await callApi(
    'POST',
    '/v1/notifications/verify-webhook-signature',
    `${parts.slice(0, -1)},"webhook_event":${text}}`,
  )
  const verdict = expectAnswer(answer, z.object({ verification_status: z.string() }), 'PayPal')
  if (verdict.verification_status !== 'SUCCESS')
    throw new BadSignature('The webhook is not signed by PayPal.')
  const event = Event.safeParse(JSON.parse(text))
  if (!event.success) return null
  const ref = await orderOf(callApi, event.data)
  return ref ? { ref, about: event.data.event_type.includes('REFUND') ? 'refund' : 'payment' } : null
}

/** Returns the PayPal order of an event: the one it names, or that of its capture. */
async function orderOf(
  callApi: CallApi,
  { event_type, resource }: z.output<typeof Event>,
): Promise<string | null> {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id
  const related = resource.supplementary_data?.related_ids?.order_id
  if (related) return related
  const [, capture] =
    resource.links?.map(({ href }) => /\/v2\/payments\/captures\/(\w+)$/.exec(href)).find(Boolean) ?? []
  if (!capture) return null
  const answer = await callApi('GET', `/v2/payments/captures/${capture}`)
  return Event.shape.resource.safeParse(answer.body).data?.supplementary_data?.related_ids?.order_id ?? null
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

function issueOf({ status, body }: ProviderAnswer): string {
  return status === 422 ? (Problem.safeParse(body).data?.details[0]?.issue ?? '') : ''
}

function toSnapshot({ status, purchase_units: [unit] }: z.output<typeof PaypalOrder>): PaymentSnapshot {
  const capture = unit?.payments?.captures[0]
  const refunds = unit?.payments?.refunds ?? []
  if (!capture) {
    const state =
      status === 'APPROVED' || status === 'PAYER_ACTION_REQUIRED' ? 'requires_action' : 'requires_payment'
    return {
      ...UNPAID,
      state: status === 'VOIDED' ? 'failed' : state,
      amount: pence(unit?.amount),
      approved: status === 'APPROVED',
    }
  }
  const amount = pence(capture.amount)
  const given = refunds.filter((entry) => entry.status !== 'FAILED' && entry.status !== 'CANCELLED')
  const back = given.reduce((sum, entry) => sum + pence(entry.amount), 0)
  const refunded = capture.status === 'REFUNDED' ? amount : back
  const common = { amount, refunded, captureRef: capture.id, message: null }
  if (capture.status === 'PENDING') return { ...common, state: 'processing' }
  if (capture.status === 'DECLINED' || capture.status === 'FAILED')
    return { ...common, state: 'failed', message: DECLINE_MESSAGES.INSTRUMENT_DECLINED ?? null }
  return { ...common, state: 'succeeded' }
}

const toAmount = (amount: number) => ({ currency_code: 'GBP', value: (amount / 100).toFixed(2) })

/** Returns the amount in pence; 0 for a currency other than GBP, which then never matches. */
function pence(amount: z.output<typeof Amount> | undefined): number {
  return amount?.currency_code === 'GBP' ? Math.round(Number(amount.value) * 100) : 0
}
