import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/payment.ts'
import type { StoreContext } from '../context.ts'
import {
  answerChallenge,
  answerWallet,
  beginPayment,
  capturePayment,
  confirmWithCard,
  handleWebhook,
} from './payment.ts'
import type { PaymentContext } from './payment.ts'
import { availablePayments, lastPaymentMethod } from '../order/index.ts'
import { notFound } from '../kernel/index.ts'
import { mount } from '../http/mount.ts'
import { idempotentCharge } from '../http/idempotent.ts'
import { paymentContextOf } from '../http/payment-context.ts'

/** The routes of payments, the sandbox's cards and wallets, and the providers' webhooks. */
export function paymentRoutes(app: FastifyInstance, context: StoreContext): void {
  const { providers, bank, wallets } = context.payments

  mount(app, api.getAvailablePayments, async (_input, { userId }) => {
    const last = userId ? await lastPaymentMethod(context, userId) : undefined
    return { data: availablePayments(providers, 'default', last) }
  })
  mount(app, api.createStripeIntent, ({ params }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await beginPayment(paymentContextOf(context, request), owner, params.id, 'stripe'),
    })),
  )
  mount(app, api.getPaypalClientId, async () => {
    const paypal = providers.find(({ method }) => method === 'paypal')
    if (!paypal) throw notFound('way to pay here (paypal)')
    return { 'client-id': paypal.publicKey }
  })
  mount(app, api.createPaypalOrder, ({ params }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await beginPayment(paymentContextOf(context, request), owner, params.id, 'paypal'),
    })),
  )
  mount(app, api.capturePaypalOrder, ({ params }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await capturePayment(paymentContextOf(context, request), owner, params.id, 'paypal'),
    })),
  )
  mount(app, api.createRevolutOrder, ({ body }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await beginPayment(paymentContextOf(context, request), owner, body.order_id, 'revolut'),
    })),
  )
  mount(app, api.confirmSandboxPayment, ({ params, body }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await confirmWithCard(
        paymentContextOf(context, request),
        bank ?? noBank(),
        owner,
        params.intent,
        body,
      ),
    })),
  )
  mount(app, api.answerSandboxChallenge, ({ params, body }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await answerChallenge(
        paymentContextOf(context, request),
        bank ?? noBank(),
        owner,
        params.intent,
        body.approve,
      ),
    })),
  )
  mount(app, api.answerSandboxWallet, ({ params, body }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await answerWallet(paymentContextOf(context, request), wallets, owner, {
        ...{ intent: params.intent, approve: body.approve },
        capture: body.capture ?? false,
      }),
    })),
  )
  void app.register(async (webhooks) => addWebhooks(webhooks, paymentContextOf(context)))
}

function noBank(): never {
  throw notFound('sandbox')
}

/** Signatures cover the raw body, so nothing may parse it before. */
function addWebhooks(app: FastifyInstance, ctx: PaymentContext): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/v1/payment/webhook/:provider', async (request) => {
    const { provider } = request.params as { provider: string }
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    await handleWebhook(ctx, provider, body, request.headers)
    return { received: true }
  })
}
