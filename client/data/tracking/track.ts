import { readCookie } from '../browser/cookies.ts'

/** An analytics event. It never holds a name, an address or a phone number in the clear. */
export type TrackedEvent =
  | { event: 'page_view'; page: string; path: string }
  | { event: 'authorization'; is_new_user: boolean; email_sha256?: string; phone_sha256?: string }

declare global {
  interface Window {
    /** Where a tag manager, if the shop has one, looks for events; without one they stay here. */
    dataLayer?: object[]
  }
}

/** Whether the visitor has agreed to have visits counted. */
export function mayTrack(): boolean {
  return readCookie(document.cookie, 'consent') === 'all'
}

/** Sends an analytics event; does nothing without consent. */
export function track(event: TrackedEvent): void {
  if (!mayTrack()) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
