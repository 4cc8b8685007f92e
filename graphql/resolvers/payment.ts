import type { CheckoutType, Resolvers } from '../generated/resolvers.ts'
import { Refusal, orNull, orRefusal } from '../refusal.ts'
import { getOrder, getPaid } from '../rest/order.ts'
import type { RestClient } from '../rest/client.ts'
import * as payment from '../rest/payment.ts'

const toType = (type: CheckoutType | null | undefined) => type ?? 'default'

export const paymentResolvers: Resolvers = {
  Query: {
    paymentMethods: (_root, { type }, { rest }) => payment.getAvailablePayments(rest, toType(type)),
    payment: async (_root, { orderId, method }, { rest }) => {
      const order = rest.hasSession ? await orNull(getOrder(rest, orderId)) : null
      if (order?.state !== 'awaiting_payment') return null
      return orRefusal(
        payment.beginPayment(rest, order.type, orderId, method ?? order.payment?.method ?? 'stripe'),
        { tooOften: true },
      )
    },
    orderPaid: async (_root, { id }, { rest }) =>
      rest.hasSession ? ((await orNull(getPaid(rest, id)))?.success ?? null) : null,
  },
  Mutation: {
    payWithSandboxCard: (_root, { orderId, card, type }, { rest }) => {
      const { attempt, ...numbers } = card
      return orRefusal(
        payment
          .beginPayment(rest, toType(type), orderId, 'stripe')
          .then((intent) => payment.confirmSandboxPayment(rest, intent.id, numbers, attempt ?? undefined)),
      )
    },
    capturePaypal: (_root, { orderId }, { rest }) => orRefusal(payment.capturePaypalOrder(rest, orderId)),
    answerSandboxChallenge: (_root, { orderId, approve, type }, { rest }) =>
      orRefusal(
        payment
          .beginPayment(rest, toType(type), orderId, 'stripe')
          .then((intent) => payment.answerSandboxChallenge(rest, intent.id, approve)),
      ),
    answerSandboxWallet: (_root, { orderId, method, approve }, { rest }) =>
      orRefusal(payInWallet(rest, orderId, method, approve)),
  },
  PaymentResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'PaymentIntent') },
}

/** As in the providers' own windows: Revolut takes the money there, PayPal waits for the shop to capture it. */
async function payInWallet(rest: RestClient, orderId: string, method: string, approve: boolean) {
  const intent = await payment.beginPayment(rest, 'default', orderId, method)
  const answered = await payment.answerSandboxWallet(rest, intent.id, approve)
  return method === 'paypal' && approve ? payment.capturePaypalOrder(rest, orderId) : answered
}
