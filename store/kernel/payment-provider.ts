import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentState } from '../../contract/payment-state.ts'
import type { PaymentMethodCode, ProviderName } from '../../contract/payment.ts'

/** A payment as providers are asked for it; the amount is in pence, the currency is GBP. */
export type PaymentRequest = {
  id: string
  orderId: string
  amount: number
  /** What it is paid with may be charged again later: keep it, with the customer it belongs to if there is one. */
  keep?: { customer: string | null } | undefined
}
/** One that the provider knows by a name of its own. */
export type PaymentRef = Omit<PaymentRequest, 'keep'> & { ref: string; captureRef: string | null }

/**
 * What a provider needs to charge somebody again: names of its own. `label` is for people, e.g. `Visa ending 4242`;
 * `card` is the same for one card, whoever pays with it, where the provider tells.
 */
export type StoredCredential = { customer: string; method: string; label: string; card?: string | undefined }

/** What is to go back of a payment: pence, and the key by which it goes back once. */
export type RefundRequest = { key: string; amount: number }

/** What a provider says of a payment at this moment. */
export type PaymentSnapshot = {
  state: Exclude<PaymentState, 'refunded'>
  /** Why the last attempt failed, for the shopper. */
  message: string | null
  /** Pence taken or to be taken, and pence that went back. */
  amount: number
  refunded: number
  /** What a refund has to name, where that is not the payment. */
  captureRef: string | null
  /** The shopper has agreed to it, and it is for us to take it: `capture`. */
  approved?: boolean
  /** Of a payment that succeeded and was to be kept. */
  kept?: StoredCredential | null
}

/** What a webhook is about. It is a reason to look, never the truth itself. */
export type WebhookEvent = { ref: string; about: 'payment' | 'refund' }

/**
 * The seam to those who take payments. All calls may be repeated: the same payment is begun, taken and given back
 * once. They throw ProviderError when the provider does not do what it was asked for.
 */
export type PaymentProvider = {
  name: ProviderName
  method: PaymentMethodCode
  /** What its script in the browser needs to be started with. */
  publicKey: string
  /** It is the provider's own sandbox. */
  isSandbox?: boolean
  /** The browser has the money taken, with no call of ours before it: what is gone has to be said when it is begun. */
  chargesInBrowser?: boolean
  begin: (payment: PaymentRequest) => Promise<{ ref: string; clientSecret: string }>
  look: (ref: string) => Promise<PaymentSnapshot>
  /** Takes what the shopper approved elsewhere; only where that is a step of its own. */
  capture?: (payment: PaymentRef) => Promise<PaymentSnapshot>
  /**
   * Charges what was kept, with nobody there; the same `attempt` (a number) is made once. Only where the provider
   * can: without it, subscriptions cannot be paid for through it.
   */
  chargeOffSession?: (
    payment: PaymentRef,
    kept: StoredCredential,
    attempt: number,
  ) => Promise<PaymentSnapshot>
  /** Gives some of it back, or what is left of it. */
  refund: (payment: PaymentRef, back: RefundRequest) => Promise<void>
  /** Reads a webhook as it came. Throws BadSignature; null when it is about nothing of ours. */
  hear: (body: Buffer, headers: IncomingHttpHeaders) => Promise<WebhookEvent | null>
}

/** The provider could not be reached in time, or refused. */
export class ProviderError extends Error {
  override name = 'ProviderTrouble'
}

/** A webhook that is not from the provider, or is too old (or new) to be believed. */
export class BadSignature extends Error {
  override name = 'BadSignature'
}

/** How far the time of a webhook may be from ours, in seconds. */
export const TOLERANCE_SECONDS = 300
/** How long a provider may take for an answer. */
export const PROVIDER_TIMEOUT_MS = 10_000
