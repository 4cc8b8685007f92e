import { useSyncExternalStore } from 'react'
import type { CartPage_CartFragment } from '../../graphql/generated/graphql.ts'

/** The cart as the last change left it; null until something was changed on this page. */
let newest: CartPage_CartFragment | null = null
const listeners = new Set<() => void>()

/** Every change answers with the whole cart, and that replaces what was known. */
export function setNewestCart(cart: CartPage_CartFragment | null): void {
  newest = cart
  for (const listener of listeners) listener()
}

/** As the last change left it, outside of a page. */
export const newestCart = () => newest

export function useNewestCart(loaded: CartPage_CartFragment | null): CartPage_CartFragment | null {
  return useSyncExternalStore(
    subscribe,
    () => newest ?? loaded,
    () => loaded,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
