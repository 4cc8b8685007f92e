import { getOrder, getPaid } from '../../contract/order.ts'
import * as api from '../../contract/payment.ts'
import { getSubscriptionPayments } from '../../contract/subscription-checkout.ts'
import { beginPayment } from '../begin-payment.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull, orRefusal } from '../refusal.ts'
import type { RestClient } from '../rest/client.ts'

export const paymentResolvers: Resolvers = {
  Query: {
    paymentMethods: (_root, { type }, { rest }) =>
      type === 'subscription' ? rest.data(getSubscriptionPayments) : rest.data(api.getAvailablePayments),
    payment: async (_root, { orderId: id, method }, { rest }) => {
      const order = rest.hasSession ? await orNull(rest.data(getOrder, { params: { id } })) : null
      if (order?.state !== 'awaiting_payment') return null
      return orRefusal(beginPayment(rest, order.type, id, method ?? order.payment?.method ?? 'stripe'), {
        tooOften: true,
      })
    },
    orderPaid: async (_root, { id }, { rest }) =>
      rest.hasSession ? ((await orNull(rest.data(getPaid, { query: { id } })))?.success ?? null) : null,
  },
  Mutation: {
    payWithSandboxCard: (_root, { orderId, card: { attempt, ...body }, type }, { rest }) =>
      orRefusal(
        beginPayment(rest, type ?? 'default', orderId, 'stripe').then(({ id: intent }) =>
          rest.data(api.confirmSandboxPayment, { params: { intent }, body }, attempt ?? undefined),
        ),
      ),
    capturePaypal: (_root, { orderId: id }, { rest }) =>
      orRefusal(rest.data(api.capturePaypalOrder, { params: { id } })),
    answerSandboxChallenge: (_root, { orderId, approve, type }, { rest }) =>
      orRefusal(
        beginPayment(rest, type ?? 'default', orderId, 'stripe').then(({ id: intent }) =>
          rest.data(api.answerSandboxChallenge, { params: { intent }, body: { approve } }),
        ),
      ),
    answerSandboxWallet: (_root, { orderId, method, approve }, { rest }) =>
      orRefusal(payInWallet(rest, orderId, method, approve)),
  },
}

/** As with the real providers: Revolut takes the money at once, PayPal waits for a capture. */
async function payInWallet(rest: RestClient, id: string, method: string, approve: boolean) {
  const { id: intent } = await beginPayment(rest, 'default', id, method)
  const answered = await rest.data(api.answerSandboxWallet, { params: { intent }, body: { approve } })
  return method === 'paypal' && approve ? rest.data(api.capturePaypalOrder, { params: { id } }) : answered
}
