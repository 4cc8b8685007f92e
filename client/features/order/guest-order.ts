import { readCookie } from '../../data/browser/cookies.ts'
import { useInBrowser } from '../../data/browser/shared-value.ts'
import { readTab, writeTab } from '../../data/browser/tab-storage.ts'

const KEY = 'order_without_sms'

/** Keeps the number of an order that is placed without having signed in by a code: signing in takes it along. */
export function keepGuestOrder(id: string): void {
  if (import.meta.env.SSR || readCookie(document.cookie, 'auth') === '1') return
  writeTab(KEY, id)
}

/** It is an account's now. */
export const forgetGuestOrder = (): void => writeTab(KEY, null)

/** The order that was placed in this tab as a guest; null without one. */
export function useGuestOrder(): string | null {
  return useInBrowser(() => readTab(KEY), null)
}
