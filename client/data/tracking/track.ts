import { readCookie } from '../browser/cookies.ts'

/** What is told of a visit: never a name, an address or a number as it is. */
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

/** The one way by which anything is told of a visit; without consent nothing is. */
export function track(event: TrackedEvent): void {
  if (!mayTrack()) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
