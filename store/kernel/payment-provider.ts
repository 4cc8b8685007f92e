import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentState } from '../../contract/types/payment-state.ts'
import type { PaymentMethodCode, ProviderName } from '../../contract/payment.ts'

/** A payment request. `amount` is in pence; the currency is GBP. */
export type PaymentRequest = {
  id: string
  orderId: string
  amount: number
  /**
   * Set when the payment method should be saved for off-session charges, with the provider's customer if there is one.
   */
  keep?: { customer: string | null } | undefined
}
/** A payment that the provider has created; `ref` is the provider's id. */
export type PaymentRef = Omit<PaymentRequest, 'keep'> & { ref: string; captureRef: string | null }

/**
 * A saved payment method as the provider identifies it. `label` is shown to customers, e.g. `Visa ending 4242`. `card`
 * identifies the card itself, whoever pays with it, if the provider supports that.
 */
export type StoredCredential = { customer: string; method: string; label: string; card?: string | undefined }

/** A refund: its amount in pence, and an idempotency key. */
export type RefundRequest = { key: string; amount: number }

/** The current state of a payment at the provider. */
export type PaymentSnapshot = {
  state: Exclude<PaymentState, 'refunded'>
  /** The reason why the last attempt failed, shown to the shopper. */
  message: string | null
  /** Pence charged or to be charged, and pence refunded. */
  amount: number
  refunded: number
  /** The id that a refund refers to, when it is not the payment's `ref`. */
  captureRef: string | null
  /** True when the shopper has approved the payment and the shop has to `capture` it. */
  approved?: boolean
  /** The saved payment method of a successful payment that asked for it. */
  kept?: StoredCredential | null
  /** True when the payment is cancelled at the provider: nobody can pay it any more. */
  cancelled?: boolean
}

/**
 * The payment or refund that a webhook is about. It only triggers a look at the payment; its contents are not trusted. A payment
 * that has succeeded is looked at again for a refund alone.
 */
export type WebhookEvent = { ref: string; about: 'payment' | 'refund' }

/**
 * A payment provider. All calls are idempotent: a repeat does not create, charge or refund a payment twice. They throw
 * `ProviderError` when the provider does not carry out the call.
 */
export type PaymentProvider = {
  name: ProviderName
  method: PaymentMethodCode
  /** The public key for the provider's browser script; empty where there is no script. */
  publicKey: string
  /** True when the account is in the provider's own sandbox. */
  isSandbox?: boolean
  /**
   * True when the shopper pays without a further call of ours, in the provider's form or on its page. Anything that is no
   * longer available has to be checked before the payment begins.
   */
  chargesInBrowser?: boolean
  /**
   * Begins the one payment of an order, which allows several attempts. `clientSecret` is what the browser needs: a secret for
   * the provider's script, or its page's address.
   */
  create: (payment: PaymentRequest) => Promise<{ ref: string; clientSecret: string }>
  retrieve: (ref: string) => Promise<PaymentSnapshot>
  /** Captures a payment that the shopper approved elsewhere. Absent when capturing is not a separate step. */
  capture?: (payment: PaymentRef) => Promise<PaymentSnapshot>
  /**
   * Charges a saved payment method without the customer present. Each `attempt` number is charged at most once. Absent
   * when the provider does not support it; subscriptions then cannot be paid with this provider.
   */
  chargeOffSession?: (
    payment: PaymentRef,
    kept: StoredCredential,
    attempt: number,
  ) => Promise<PaymentSnapshot>
  /**
   * Cancels a payment that has not succeeded, and returns what it is then: one that has succeeded in the same moment stays
   * so. Absent where the provider has no such call: only the shop itself can take the money there.
   */
  cancel?: (payment: PaymentRef) => Promise<PaymentSnapshot>
  /** Refunds an amount, or what is left of the payment if that is less. */
  refund: (payment: PaymentRef, back: RefundRequest) => Promise<void>
  /**
   * Verifies and parses a webhook. Throws `BadSignature` when it cannot be trusted; returns null when it is not about a
   * payment of ours.
   */
  parseWebhook: (body: Buffer, headers: IncomingHttpHeaders) => Promise<WebhookEvent | null>
}

/** The provider did not answer in time, or rejected the call. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

/** A webhook is not signed by the provider, or its timestamp is out of tolerance. */
export class BadSignature extends Error {
  override name = 'BadSignature'
}

/** The tolerated difference between a webhook's timestamp and our clock, in seconds. */
export const TOLERANCE_SECONDS = 300
/** The timeout of a call to a provider. */
export const PROVIDER_TIMEOUT_MS = 10_000
