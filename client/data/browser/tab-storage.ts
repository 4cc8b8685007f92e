/** The tab's session storage: where a code was sent, the guest order, whether a sign-in was tracked, and the last change. No secrets. */
export type TabKey = 'auth-sms' | 'auth-without-sms' | 'order_without_sms' | 'auth-tracked' | 'last-change'

/** What the tab has kept; null where there is nothing, on the server, and where a browser refuses its storage. */
export function readTab(key: TabKey): string | null {
  if (import.meta.env.SSR) return null
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps it as long as the tab is open, or with null forgets it. Nothing depends on it. */
export function writeTab(key: TabKey, text: string | null): void {
  if (import.meta.env.SSR) return
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // The shop works without.
  }
}
