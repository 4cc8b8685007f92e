import { useSyncExternalStore } from 'react'
import { sharedValue } from './browser/shared-value.ts'

/** Dark for success, yellow for a delay, red for a failure. */
export type ToastTheme = 'dark' | 'yellow' | 'red'

/** Leads on from what was put into the cart. */
export const VIEW_CART = { link: { href: '/cart', text: 'View cart' } }

/** A short word to the shopper after something they did, wherever on the page they are. */
export type Toast = {
  text: string
  theme: ToastTheme
  link?: { href: string; text: string }
  /** The fields that put back into the cart what was taken out of it. */
  undo?: { removed: string }
  /** The path it is about, where that may not be on show yet; others are about the page they come up on. */
  at?: string
}

const current = sharedValue<Toast | null>(null)

/** Shows a toast in place of the one that is shown. The server has none: without scripts pages say it themselves. */
export function showToast(
  text: string,
  theme: ToastTheme = 'dark',
  more: Pick<Toast, 'link' | 'undo'> = {},
): void {
  if (!import.meta.env.SSR) current.set({ text, theme, ...more })
}

export const dismissToast = (): void => current.set(null)

/** Takes away what was said on another page than that of the path. */
export function dismissToastOfOtherPages(path: string): void {
  const toast = current.get()
  if (toast && toast.at !== path) current.set(null)
}

/** Says something of the page that one goes to at this moment. */
export function showToastAt(at: string, toast: Omit<Toast, 'at'>): void {
  if (!import.meta.env.SSR) current.set({ ...toast, at })
}

export function useToast(): Toast | null {
  return useSyncExternalStore(current.subscribe, current.get, () => null)
}
