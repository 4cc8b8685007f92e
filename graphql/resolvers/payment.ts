import { getPaid } from '../../contract/order.ts'
import * as api from '../../contract/payment.ts'
import type { PaymentMethodCode } from '../../contract/payment.ts'
import { getSubscriptionPayments } from '../../contract/subscription-checkout.ts'
import { beginPayment } from '../begin-payment.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { Refusal, orNull, orRefusal, refusalOf } from '../errors/refusal.ts'
import type { RestClient } from '../rest/client.ts'

/** Too many declined cards are no fault: the page says what to do instead. */
const TOO_MANY_IS_SAID = { tooOften: true }

export const paymentResolvers: Resolvers = {
  Query: {
    paymentMethods: (_root, { type }, { rest }) =>
      type === 'subscription' ? rest.data(getSubscriptionPayments) : rest.data(api.getAvailablePayments),
  },
  Mutation: {
    beginPayment: (_root, { orderId, method, type }, { rest }) => {
      // A subscription is always paid by card.
      const code = type === 'subscription' ? 'stripe' : methodOf(method)
      if (code instanceof Refusal) return code
      return orRefusal(beginPayment(rest, type ?? 'default', orderId, code), TOO_MANY_IS_SAID)
    },
    checkPayment: (_root, { orderId }, { rest }) => checkPayment(rest, orderId ?? undefined),
    payWithSandboxCard: (_root, { orderId, card: { attempt, ...body }, type }, { rest }) =>
      orRefusal(
        beginPayment(rest, type ?? 'default', orderId, 'stripe').then(({ id: intent }) =>
          rest.data(api.confirmSandboxPayment, { params: { intent }, body }, attempt ?? undefined),
        ),
        TOO_MANY_IS_SAID,
      ),
    capturePaypal: (_root, { orderId: id }, { rest }) =>
      orRefusal(rest.data(api.capturePaypalOrder, { params: { id } })),
    answerSandboxChallenge: (_root, { orderId, approve, type }, { rest }) =>
      orRefusal(
        beginPayment(rest, type ?? 'default', orderId, 'stripe').then(({ id: intent }) =>
          rest.data(api.answerSandboxChallenge, { params: { intent }, body: { approve } }),
        ),
      ),
    answerSandboxWallet: (_root, { orderId, method, approve }, { rest }) => {
      const code = methodOf(method)
      if (code instanceof Refusal) return code
      return orRefusal(payInWallet(rest, orderId, code, approve), TOO_MANY_IS_SAID)
    },
  },
  PaymentIntent: { failureMessage: ({ message }) => message },
  Payment: { failureMessage: ({ message }) => message },
}

/** The method that a code names, or why it names none. */
function methodOf(code: string): PaymentMethodCode | Refusal {
  const known = api.PAYMENT_METHODS.find((method) => method === code)
  return (
    known ??
    refusalOf('not_found', `There is no way to pay by ${JSON.stringify(code)}.`, {
      field: 'method',
    })
  )
}

/** Asks whether an order is paid, or the newest of the visitor's; null when there is none. */
async function checkPayment(rest: RestClient, id: string | undefined) {
  if (!rest.hasSession) return null
  const found = await orNull(rest.data(getPaid, { query: { id } }), { typed: true })
  return found?.order_id ? { id: found.order_id, paid: found.success } : null
}

/** As with the real providers: Revolut takes the money at once, PayPal waits for a capture, which is asked for with the approval. */
async function payInWallet(rest: RestClient, id: string, method: PaymentMethodCode, approve: boolean) {
  const { id: intent } = await beginPayment(rest, 'default', id, method)
  const body = { approve, capture: true }
  const answered = await rest.data(api.answerSandboxWallet, { params: { intent }, body })
  // A backend may leave the capture to a call of its own.
  const isApproved = approve && method === 'paypal' && answered.state === 'requires_payment'
  return isApproved ? rest.data(api.capturePaypalOrder, { params: { id } }) : answered
}
