import type { Change } from './change.ts'
import type { CountedShop } from './shop.ts'
import { accountChanges } from './changes-of-account.ts'
import { cartChanges } from './changes-of-cart.ts'
import { checkoutChanges } from './changes-of-checkout.ts'
import { orderChanges } from './changes-of-order.ts'
import { subscriptionChanges } from './changes-of-subscription.ts'

/** Every change, in an order in which each finds what it changes. */
export const changesOf = (shop: CountedShop): Change[] => [
  ...cartChanges(shop),
  ...checkoutChanges(shop),
  ...orderChanges(shop),
  ...accountChanges(shop),
  ...subscriptionChanges(shop),
]
