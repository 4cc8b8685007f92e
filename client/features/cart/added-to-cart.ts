import { useSyncExternalStore } from 'react'
import type {
  CartDrawer_CartFragment,
  CartLine_LineFragment,
  CartPage_CartFragment,
} from '../../../graphql/generated/graphql.ts'
import { sharedValue } from '../../data/browser/shared-value.ts'
import { lineKey } from './line-keys.ts'

/** What the drawer shows: the line that was put in the cart, the cart, and what goes well with it. */
export type AddedToCart = {
  line: CartLine_LineFragment
  cart: CartPage_CartFragment
  addOns: NonNullable<CartDrawer_CartFragment['addOns']>
}

const current = sharedValue<AddedToCart | null>(null)

/** Opens the drawer after something was put in the cart: what `isAdded` says, or else the newest line. */
export function showAddedToCart(
  cart: CartPage_CartFragment & Partial<CartDrawer_CartFragment>,
  isAdded: (line: CartLine_LineFragment) => boolean = () => true,
): void {
  const line = cart.lines.findLast(isAdded) ?? cart.lines.at(-1)
  if (line) current.set({ line, cart, addOns: cart.addOns ?? [] })
}

/** Keeps an open drawer as the cart is after a change; a line whose card was changed is another in the cart. */
export function updateAddedToCart(cart: CartPage_CartFragment): void {
  const shown = current.get()
  if (!shown) return
  const { line } = shown
  const same = ({ productId, variantTitle }: CartLine_LineFragment) =>
    productId === line.productId && variantTitle === line.variantTitle
  const next = cart.lines.find((other) => lineKey(other) === lineKey(line)) ?? cart.lines.findLast(same)
  current.set(next ? { ...shown, line: next, cart } : null)
}

export const closeAddedToCart = (): void => current.set(null)

export const isAddedToCartShown = (): boolean => current.get() !== null

export function useAddedToCart(): AddedToCart | null {
  return useSyncExternalStore(current.subscribe, current.get, () => null)
}
