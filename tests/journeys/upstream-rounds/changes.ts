import type { Visitor } from './rounds.ts'
import type { CountedShop } from './shop.ts'
import { accountChanges } from './changes-of-account.ts'
import { cartChanges } from './changes-of-cart.ts'
import { checkoutChanges } from './changes-of-checkout.ts'
import { orderChanges } from './changes-of-order.ts'
import { subscriptionChanges } from './changes-of-subscription.ts'

/** A change of the shop's pages: the operation, and how there comes to be something to change. */
export type Change = {
  /** The name of the operation. */
  operation: string
  /** In which case, where there are several. */
  of?: string
  prepare: () => Promise<{ visitor?: Visitor; variables: object }>
  /** In how many rounds it is answered at most: one, but for those that say why. */
  atMost?: number
  /** It cannot be done in the sandbox, and is refused by the store. */
  isRefused?: true
}

/** Every change, in an order in which each finds what it changes. */
export const changesOf = (shop: CountedShop): Change[] => [
  ...cartChanges(shop),
  ...checkoutChanges(shop),
  ...orderChanges(shop),
  ...accountChanges(shop),
  ...subscriptionChanges(shop),
]
