import type { CartPage_CartFragment, Refusal_RefusalFragment } from '../../graphql/generated/graphql.ts'
import { CartPageDocument } from '../../graphql/generated/graphql.ts'
import type { Patch } from './graphql/answer-cache.ts'
import { patch } from './graphql/answer-cache.ts'
import { isRefusal } from './graphql/refusal.ts'
import { visitorPatch } from './visitor.tsx'

/** What shows the cart, after a change that has answered with the whole of it. */
export function cartPatches(outcome: CartPage_CartFragment | Refusal_RefusalFragment): Patch[] {
  return isRefusal(outcome)
    ? []
    : [visitorPatch({ cart: outcome }), patch(CartPageDocument, { cart: outcome })]
}

/** The header, after a change that says no more of the cart than how much is in it. */
export const quantityPatch = (cart: { quantity: number } | null): Patch =>
  visitorPatch({ cart: cart ?? { quantity: 0 } })
