import type { PaymentProvider, PaymentSnapshot, PaymentRef } from '../../kernel/index.ts'
import type { SandboxBank } from './sandbox-bank.ts'

/** A wallet of the sandbox; the shopper approves payments in it. */
export type SandboxWallet = PaymentProvider & {
  /** The shopper's answer. With a separate capture, approving does not pay yet. */
  agree: (payment: PaymentRef, approve: boolean) => Promise<PaymentSnapshot>
}

/**
 * Creates the sandbox's PayPal or Revolut, on top of its bank. Revolut charges when the shopper approves;
 * PayPal waits for the capture, like the real ones. Neither allows off-session charges.
 */
export function sandboxWallet(bank: SandboxBank, method: 'paypal' | 'revolut'): SandboxWallet {
  const { name, isSandbox = true, create, retrieve, cancel, refund, parseWebhook, recordOutcome } = bank
  const shared = { name, isSandbox, method, publicKey: 'sandbox', create, refund, parseWebhook }
  const declined = `${LABEL[method]} declined the payment. You were not charged: try again, or pay otherwise.`
  const decline = (payment: PaymentRef) => recordOutcome(payment, { state: 'failed', message: declined })
  const take = (payment: PaymentRef) => recordOutcome(payment, { state: 'succeeded', message: null })
  if (method === 'revolut') {
    const agree = (payment: PaymentRef, approve: boolean) => (approve ? take(payment) : decline(payment))
    return { ...shared, retrieve, agree, ...(cancel && { cancel }) }
  }
  return {
    ...shared,
    retrieve: async (ref) => asApproved(await retrieve(ref)),
    agree: async (payment, approve) =>
      approve
        ? asApproved(await recordOutcome(payment, { state: 'requires_action', message: null }))
        : decline(payment),
    capture: async (payment) => {
      const { approved, ...snapshot } = asApproved(await retrieve(payment.ref))
      if (approved) return take(payment)
      return snapshot.state === 'requires_payment'
        ? { ...snapshot, state: 'failed', message: NOT_APPROVED }
        : snapshot
    },
  }
}

const LABEL = { paypal: 'PayPal', revolut: 'Revolut' }
const NOT_APPROVED = 'The payment was not approved at PayPal. You were not charged.'

/** An approved payment that is not captured has the bank state `requires_action`. */
function asApproved(snapshot: PaymentSnapshot): PaymentSnapshot {
  return snapshot.state === 'requires_action'
    ? { ...snapshot, state: 'requires_payment', approved: true }
    : snapshot
}
