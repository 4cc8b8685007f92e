import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { CARD, bareCardNumber, bareExpiry } from './types/field-rules.ts'
import { PaymentState } from './types/payment-state.ts'
import { OrderId, Pence } from './types/primitives.ts'

export const PAYMENT_METHODS = [
  // Cards; the other methods are wallets and accounts.
  'stripe',
  'paypal',
  'revolut',
] as const
export type PaymentMethodCode = (typeof PAYMENT_METHODS)[number]

export const ProviderName = z.enum(['sandbox', ...PAYMENT_METHODS])
export type ProviderName = z.infer<typeof ProviderName>

export const PaymentMethod = z.object({
  code: z.string(),
  label: z.string(),
  provider: ProviderName.describe('Who takes the payment'),
  public_key: z
    .string()
    .describe(
      'What the provider’s script is loaded with. Stripe: the publishable key; PayPal: the client id; Revolut: `prod` or `sandbox`; empty where no script is loaded, as for the sandbox',
    ),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const PaymentMethodsOnOffer = z.object({
  methods: z.array(PaymentMethod),
  default: z.string(),
  providers: z
    .array(z.object({ name: ProviderName, is_sandbox: z.boolean() }))
    .default([])
    .describe('Whose scripts work in the pages of the payment, and whether it is their sandbox'),
})

export const PaymentIntent = z.object({
  id: z.string(),
  order_id: OrderId,
  provider: ProviderName,
  method: z.enum(PAYMENT_METHODS).describe('The payment method'),
  client_secret: z
    .string()
    .describe(
      'What the browser needs to pay: the secret, order or token for the provider’s script, or the address of the provider’s page',
    ),
  amount: Pence.describe('What is to be paid'),
  currency: z.literal('GBP'),
  state: PaymentState,
  message: z.string().nullable().describe('Why the last attempt failed, for a person'),
})
export type PaymentIntent = z.infer<typeof PaymentIntent>

/** A card as typed into the sandbox's form. A real provider's card never passes through here. */
export const SandboxCard = z.strictObject({
  number: z
    .string()
    .max(30)
    .transform(bareCardNumber)
    .pipe(z.string().regex(CARD.number, 'not_a_card_number')),
  expiry: z.string().transform(bareExpiry).pipe(z.string().regex(CARD.expiry, 'not_an_expiry')),
  cvc: z.string().trim().regex(CARD.cvc, 'not_a_security_code'),
})

const tag = 'payment'
const byOrder = z.object({ id: OrderId })
const intentParams = z.object({ intent: z.string().regex(/^pi_[0-9a-z]{24}$/, 'must be a payment intent') })

export const getAvailablePayments = endpoint({
  method: 'GET',
  path: '/v1/payment/available/',
  summary: 'The payment methods on offer',
  tag,
  description: 'The default of a user is the method they paid with last, while it is on offer.',
  access: 'optional user',
  response: dataOf(PaymentMethodsOnOffer),
})
export const createStripeIntent = endpoint({
  method: 'POST',
  path: '/v1/payment/stripe/intent/:id',
  summary: 'The payment intent of an order that awaits payment: one an order, however often it is asked for',
  tag,
  params: byOrder,
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'no_longer_held', 'payment_unavailable', 'too_many_requests'],
  example: { params: { id: '7F3K2M9Q' } },
  response: dataOf(PaymentIntent),
  idempotent: true,
})
export const getPaypalClientId = endpoint({
  method: 'GET',
  path: '/v1/payment/paypal/client-id/',
  summary: 'What PayPal’s script is loaded with; 404 where PayPal is not on offer',
  tag,
  refusals: ['not_found'],
  response: z.object({ 'client-id': z.string() }),
})
export const createPaypalOrder = endpoint({
  method: 'POST',
  path: '/v1/payment/paypal/:id/create/',
  summary: 'PayPal’s order for an order that awaits payment: its name is the client_secret',
  tag,
  params: byOrder,
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'no_longer_held', 'payment_unavailable', 'too_many_requests'],
  example: { params: { id: '7F3K2M9Q' } },
  response: dataOf(PaymentIntent),
  idempotent: true,
})
export const capturePaypalOrder = endpoint({
  method: 'POST',
  path: '/v1/payment/paypal/:id/capture/',
  summary: 'Take the money the shopper has approved at PayPal',
  tag,
  params: byOrder,
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'no_longer_held', 'payment_unavailable'],
  example: { params: { id: '7F3K2M9Q' } },
  response: dataOf(PaymentIntent),
  idempotent: true,
})
export const createRevolutOrder = endpoint({
  method: 'POST',
  path: '/v1/payment/revolut/order/',
  summary: 'Revolut’s order for an order that awaits payment: its token is the client_secret',
  tag,
  body: z.strictObject({ order_id: OrderId }),
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'no_longer_held', 'payment_unavailable', 'too_many_requests'],
  example: { body: { order_id: '7F3K2M9Q' } },
  response: dataOf(PaymentIntent),
  idempotent: true,
})
export const confirmSandboxPayment = endpoint({
  method: 'POST',
  path: '/v1/payment/sandbox/:intent/confirm',
  summary: 'Pay an intent with a sandbox card',
  tag,
  params: intentParams,
  body: SandboxCard,
  description: 'A declined card is an answer whose `state` is `failed`.',
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'no_longer_held', 'payment_unavailable', 'too_many_requests'],
  example: {
    params: { intent: 'pi_0123456789abcdef01234567' },
    body: { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' },
  },
  response: dataOf(PaymentIntent),
  idempotent: true,
})
export const answerSandboxChallenge = endpoint({
  method: 'POST',
  path: '/v1/payment/sandbox/:intent/challenge',
  summary: 'Answer the 3-D Secure question of a sandbox card',
  tag,
  params: intentParams,
  body: z.strictObject({ approve: z.boolean() }),
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'no_longer_held', 'payment_unavailable'],
  example: { params: { intent: 'pi_0123456789abcdef01234567' }, body: { approve: true } },
  response: dataOf(PaymentIntent),
  idempotent: true,
})
export const answerSandboxWallet = endpoint({
  method: 'POST',
  path: '/v1/payment/sandbox/:intent/wallet',
  summary:
    'Answer as the customer of the sandbox’s PayPal or Revolut: agree to pay, or have it declined. What was agreed to at PayPal is still to be captured',
  tag,
  params: intentParams,
  body: z.strictObject({
    approve: z.boolean(),
    capture: z.boolean().optional().describe('Captures at once what is agreed to at PayPal'),
  }),
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'no_longer_held', 'payment_unavailable'],
  example: { params: { intent: 'pi_0123456789abcdef01234567' }, body: { approve: true } },
  response: dataOf(PaymentIntent),
  idempotent: true,
})
