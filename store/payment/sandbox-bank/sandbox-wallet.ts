import type { PaymentProvider, PaymentSnapshot, PaymentRef } from '../../kernel/index.ts'
import type { SandboxBank } from './sandbox-bank.ts'

/** An account elsewhere to play with, whose customer the shopper is. */
export type SandboxWallet = PaymentProvider & {
  /** Its customer's answer. Where there is a step of its own for taking the money, agreeing is not yet paying. */
  agree: (payment: PaymentRef, approve: boolean) => Promise<PaymentSnapshot>
}

/**
 * PayPal and Revolut as the sandbox has them: other ways into the books of its bank. Revolut takes the money as soon as
 * its customer agrees; PayPal waits until the shop captures it, as the real ones do. Neither can be charged again.
 */
export function sandboxWallet(bank: SandboxBank, method: 'paypal' | 'revolut'): SandboxWallet {
  const { name, create, retrieve, refund, parseWebhook, settleAccount } = bank
  const declined = `${LABEL[method]} declined the payment. You were not charged: try again, or pay otherwise.`
  const decline = (payment: PaymentRef) => settleAccount(payment, { state: 'failed', message: declined })
  const take = (payment: PaymentRef) => settleAccount(payment, { state: 'succeeded', message: null })
  if (method === 'revolut') {
    const agree = (payment: PaymentRef, approve: boolean) => (approve ? take(payment) : decline(payment))
    return { ...{ name, method, publicKey: 'sandbox', create, retrieve, refund, parseWebhook }, agree }
  }
  return {
    ...{ name, method, publicKey: 'sandbox', create, refund, parseWebhook },
    retrieve: async (ref) => asApproved(await retrieve(ref)),
    agree: async (payment, approve) =>
      approve
        ? asApproved(await settleAccount(payment, { state: 'requires_action', message: null }))
        : decline(payment),
    capture: async (payment) => {
      const { approved, ...seen } = asApproved(await retrieve(payment.ref))
      if (approved) return take(payment)
      return seen.state === 'requires_payment' ? { ...seen, state: 'failed', message: NOT_AGREED } : seen
    },
  }
}

const LABEL = { paypal: 'PayPal', revolut: 'Revolut' }
const NOT_AGREED = 'The payment was not approved at PayPal. You were not charged.'

/** In the bank's books a payment that was agreed to and not captured is one that asks for something. */
function asApproved(seen: PaymentSnapshot): PaymentSnapshot {
  return seen.state === 'requires_action' ? { ...seen, state: 'requires_payment', approved: true } : seen
}
