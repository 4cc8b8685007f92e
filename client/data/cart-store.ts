import { useSyncExternalStore } from 'react'
import type { CartPage_CartFragment } from '../../graphql/generated/graphql.ts'
import { sharedValue } from './browser/shared-value.ts'

/** The cart as the last change left it; null until something was changed on this page. */
const newest = sharedValue<CartPage_CartFragment | null>(null)

/** Every change answers with the whole cart, and that replaces what was known. */
export const setNewestCart = newest.set

/** As the last change left it, outside of a page. */
export const newestCart = newest.get

export function useNewestCart(loaded: CartPage_CartFragment | null): CartPage_CartFragment | null {
  return useSyncExternalStore(
    newest.subscribe,
    () => newest.get() ?? loaded,
    () => loaded,
  )
}
