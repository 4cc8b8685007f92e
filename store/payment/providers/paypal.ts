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
  /** `https://api-m.paypal.com`, its sandbox, or a server that speaks its API. */
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

/** PayPal accounts through its Orders API: created here, approved by the shopper at PayPal, captured here. */
export function paypalProvider(account: PaypalAccount): PaymentProvider {
  const ask = createCaller(account)
  const retrieve = async (ref: string) =>
    toSeen(expectAnswer(await ask('GET', `/v2/checkout/orders/${ref}`), PaypalOrder, 'PayPal'))
  return {
    name: 'paypal',
    method: 'paypal',
    publicKey: account.clientId,
    isSandbox: account.url.includes('sandbox'),
    create: async ({ id, orderId, amount }) => {
      const unit = { reference_id: orderId, custom_id: id, amount: toAmount(amount) }
      const answer = await ask(
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
      const answer = await ask('POST', `/v2/checkout/orders/${ref}/capture`, {}, `capture-${id}`)
      const issue = issueOf(answer)
      if (issue === 'ORDER_ALREADY_CAPTURED') return retrieve(ref)
      if (issue in REFUSED) return { ...NOT_TAKEN, amount, message: REFUSED[issue] ?? null }
      return toSeen(expectAnswer(answer, PaypalOrder, 'PayPal'))
    },
    refund: (payment, back) => refund(ask, payment, back),
    parseWebhook: (body, headers) => parseWebhook(ask, account, body, headers),
  }
}

const NOT_TAKEN: PaymentSnapshot = {
  state: 'failed',
  message: null,
  amount: 0,
  refunded: 0,
  captureRef: null,
}
const REFUSED: Record<string, string> = {
  INSTRUMENT_DECLINED: 'PayPal declined the payment. You were not charged: choose another way to pay there.',
  ORDER_NOT_APPROVED: 'The payment was not approved at PayPal. You were not charged.',
}

type Ask = (method: 'GET' | 'POST', path: string, body?: unknown, key?: string) => Promise<ProviderAnswer>

/** Calls with an access token, which is asked for when there is none that lasts another minute. */
function createCaller({ url, clientId, clientSecret }: PaypalAccount): Ask {
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
  ask: Ask,
  { captureRef, ref, amount: whole }: PaymentRef,
  { key, amount }: RefundRequest,
): Promise<void> {
  if (!captureRef) throw new ProviderError(`PayPal has captured nothing of ${ref}`)
  const path = `/v2/payments/captures/${captureRef}/refund`
  const part = amount < whole ? { amount: toAmount(amount) } : {}
  const answer = await ask('POST', path, part, `refund-${key}`)
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
const SIGNED_WITH = [
  'transmission-id',
  'transmission-time',
  'transmission-sig',
  'cert-url',
  'auth-algo',
] as const

/**
 * PayPal signs with a certificate and checks the signature itself when asked. What was not taken in it repeats for days,
 * perhaps under its first time: so no webhook is too old. It only makes us look.
 */
async function parseWebhook(
  ask: Ask,
  { webhookId }: PaypalAccount,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<WebhookEvent | null> {
  const signed = SIGNED_WITH.map((name) => [name.replaceAll('-', '_'), headers[`paypal-${name}`]] as const)
  const text = body.toString()
  if (signed.some(([, value]) => typeof value !== 'string' || !value) || !isJson(text))
    throw new BadSignature('The webhook is not signed by PayPal.')
  // The event goes back as it came: written anew it might be signed otherwise.
  const parts = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId })
  const answer = await ask(
    'POST',
    '/v1/notifications/verify-webhook-signature',
    `${parts.slice(0, -1)},"webhook_event":${text}}`,
  )
  const verdict = expectAnswer(answer, z.object({ verification_status: z.string() }), 'PayPal')
  if (verdict.verification_status !== 'SUCCESS')
    throw new BadSignature('The webhook is not signed by PayPal.')
  const event = Event.safeParse(JSON.parse(text))
  if (!event.success) return null
  const ref = await orderOf(ask, event.data)
  return ref ? { ref, about: event.data.event_type.includes('REFUND') ? 'refund' : 'payment' } : null
}

/** The PayPal order that an event is about: named, or that of the capture it belongs to. */
async function orderOf(ask: Ask, { event_type, resource }: z.output<typeof Event>): Promise<string | null> {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id
  const related = resource.supplementary_data?.related_ids?.order_id
  if (related) return related
  const [, capture] =
    resource.links?.map(({ href }) => /\/v2\/payments\/captures\/(\w+)$/.exec(href)).find(Boolean) ?? []
  if (!capture) return null
  const answer = await ask('GET', `/v2/payments/captures/${capture}`)
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

function toSeen({ status, purchase_units: [unit] }: z.output<typeof PaypalOrder>): PaymentSnapshot {
  const capture = unit?.payments?.captures[0]
  const refunds = unit?.payments?.refunds ?? []
  if (!capture) {
    const state =
      status === 'APPROVED' || status === 'PAYER_ACTION_REQUIRED' ? 'requires_action' : 'requires_payment'
    return {
      ...NOT_TAKEN,
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
    return { ...common, state: 'failed', message: REFUSED.INSTRUMENT_DECLINED ?? null }
  return { ...common, state: 'succeeded' }
}

const toAmount = (amount: number) => ({ currency_code: 'GBP', value: (amount / 100).toFixed(2) })

/** Another currency is another amount. */
function pence(amount: z.output<typeof Amount> | undefined): number {
  return amount?.currency_code === 'GBP' ? Math.round(Number(amount.value) * 100) : 0
}
