import type { PaymentPage_PaymentFragment, PaymentPageQuery } from '../../../graphql/generated/graphql.ts'

export type Payment = PaymentPage_PaymentFragment
export type Order = NonNullable<PaymentPageQuery['order']>

/** What a provider's form needs of the page around it. */
export type Widget = {
  /** Where the provider's script draws. */
  place: HTMLElement
  payment: Payment
  /** The address that the shopper comes back to. */
  returnTo: string
  /** Paid, or under way: the shop finds out which. */
  onDone: () => void
  /** Approved at PayPal: to be taken now. Resolves when that was tried. */
  onApproved: () => Promise<void>
  /** What the shopper has to know; null when it is no longer so. */
  onProblem: (message: string | null) => void
}

/**
 * Pays when the shop's own button is pressed; undefined where the provider draws the buttons. Throws TimedOut when
 * nobody knows yet what came of it.
 */
export type Started = { pay?: () => Promise<void>; stop: () => void }
