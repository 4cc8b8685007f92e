import type { PaymentPageQuery } from '../../../graphql/generated/graphql.ts'

export type Order = NonNullable<PaymentPageQuery['order']>
/** A way to pay that is on offer. */
export type PaymentMethod = NonNullable<PaymentPageQuery['paymentMethods']>['methods'][number]

/** What a provider's form needs of the page around it. */
export type Widget = {
  /** Where the provider's script draws. */
  place: HTMLElement
  /** What the provider's script is loaded with. */
  publicKey: string
  /** What is to be paid, in pence. */
  amount: number
  /** The provider keeps the card for later deliveries. */
  isSubscription: boolean
  /** The address that the shopper comes back to. */
  returnTo: string
  /**
   * Begins the payment, or goes on with it, when the shopper chooses to pay. Answers with its secret. Throws `NotBegun` when
   * the shop refused, which the page says by itself.
   */
  begin: () => Promise<string>
  /** Pays by what the shopper pressed in the provider's form: one payment at a time, and says what became of it. */
  run: (confirm: () => Promise<unknown>) => Promise<void>
  /** Paid, or under way: the shop finds out which. */
  onDone: () => void
  /** Approved at PayPal: to be taken now. Resolves when that was tried. */
  onApproved: () => Promise<void>
  /** What the shopper has to know; null when it is no longer so. */
  onProblem: (message: string | null) => void
}

/** A payment was not begun, and the page says why. */
export class NotBegun extends Error {}

/**
 * Pays when the shop's own button is pressed; undefined where the provider draws the buttons. Throws TimedOut when
 * nobody knows yet what came of it, and NotBegun.
 */
export type Started = { pay?: () => Promise<unknown>; stop: () => void }
