import type { PaymentMethodCode } from '../../../contract/payment.ts'
import type { JsonSchema } from './schemas.ts'

/** A provider's name, the headers that sign what it sends, and an example of that. */
type WebhookSender = { title: string; headers: string[]; event: object }

/** Who tells the shop of payments, and how each signs what it sends. */
const PROVIDERS: Record<PaymentMethodCode, WebhookSender> = {
  stripe: {
    title: 'Stripe',
    headers: ['Stripe-Signature'],
    event: { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } },
  },
  paypal: {
    title: 'PayPal',
    headers: [
      'PayPal-Transmission-Id',
      'PayPal-Transmission-Time',
      'PayPal-Transmission-Sig',
      'PayPal-Cert-Url',
      'PayPal-Auth-Algo',
    ],
    event: { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: '5O190127TN364715T' } },
  },
  revolut: {
    title: 'Revolut',
    headers: ['Revolut-Signature', 'Revolut-Request-Timestamp'],
    event: { event: 'ORDER_COMPLETED', order_id: '9fc01989-3f61-4484-a5d9-ffe768531be9' },
  },
}

/** What payment providers send to the shop, each at `/v1/payment/webhook/{provider}`. */
export function webhooks(): JsonSchema {
  return Object.fromEntries(
    Object.entries(PROVIDERS).map(([provider, { title, headers, event }]) => [
      `${provider}Event`,
      {
        post: {
          operationId: `${provider}Event`,
          summary: `${title} says that something became of a payment`,
          description: `Sent to /webhooks/${provider} of the shop, which passes it on to /v1/payment/webhook/${provider}. It is taken as a reason to ask ${title} for the payment, so it may be late, doubled, out of order or lost.`,
          tags: ['payment'],
          security: [],
          parameters: headers.map((name) => ({
            name,
            in: 'header',
            required: true,
            description: 'A part of the signature over the raw body.',
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            description: `The event as ${title} defines it.`,
            content: { 'application/json': { schema: { type: 'object' }, example: event } },
          },
          responses: {
            200: {
              description: 'It was taken, or is about a payment that the shop does not know',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { received: { type: 'boolean', const: true } },
                    required: ['received'],
                  },
                  example: { received: true },
                },
              },
            },
            400: {
              $ref: '#/components/responses/Invalid',
              description: '`bad_signature`: the provider did not sign it, or too long ago',
            },
            404: {
              $ref: '#/components/responses/NotFound',
              description: `\`not_found\`: ${title} is not on offer`,
            },
            409: {
              $ref: '#/components/responses/Conflict',
              description: '`payment_unavailable`: the provider does not answer; it sends the event again',
            },
            '5XX': { $ref: '#/components/responses/Failed' },
          },
        },
      },
    ]),
  )
}
