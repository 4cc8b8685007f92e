import { useSyncExternalStore } from 'react'

/** What the shopper is told after a change of the cart, wherever on the page they are. */
export type CartNotice = { text: string; refused: boolean; at: number }

let current: CartNotice | null = null
const listeners = new Set<() => void>()

export function announce(text: string, refused = false): void {
  current = { text, refused, at: Date.now() }
  for (const listener of listeners) listener()
}

export function dismissNotice(): void {
  current = null
  for (const listener of listeners) listener()
}

export function useCartNotice(): CartNotice | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
