import { toEnum } from '../enum-case.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { Refusal, orRefusal } from '../refusal.ts'
import * as payment from '../rest/payment.ts'

export const paymentResolvers: Resolvers = {
  Query: { paymentMethods: (_root, _args, { rest }) => payment.getAvailablePayments(rest) },
  Mutation: {
    payWithSandboxCard: (_root, { orderId, card }, { rest }) => {
      const { attempt, ...numbers } = card
      return orRefusal(
        payment
          .beginPayment(rest, orderId, 'stripe')
          .then((intent) => payment.confirmSandboxPayment(rest, intent.id, numbers, attempt ?? undefined)),
      )
    },
    answerSandboxChallenge: (_root, { orderId, approve }, { rest }) =>
      orRefusal(
        payment
          .beginPayment(rest, orderId, 'stripe')
          .then((intent) => payment.answerSandboxChallenge(rest, intent.id, approve)),
      ),
  },
  PaymentResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'PaymentIntent') },
  PaymentIntent: {
    orderId: (intent) => intent.order_id,
    state: (intent) => toEnum(intent.state),
  },
  Payment: { state: (last) => toEnum(last.state) },
}
