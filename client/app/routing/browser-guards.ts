import { redirect, redirectDocument } from 'react-router-dom'
import { readCookie } from '../../data/browser/cookies.ts'
import type { PageHandle } from '../../data/page/page-handle.ts'
import { publicSettings } from '../../data/settings.ts'
import { isLeftForCounting } from '../../data/tracking/tags.ts'
import { canonicalAddress } from './canonical-address.ts'
import type { Requester } from './guards.ts'
import { guarded } from './guards.ts'

/**
 * Applies the rules of addresses and the guard of a page before the router loads it. Throws a redirect when the visitor may not see the page,
 * or when it has another address. Called by `page-route.ts` for each navigation in the browser.
 */
export function enforceGuards(handle: PageHandle, request: Request): void {
  const url = new URL(request.url)
  const target = url.pathname + url.search
  // Only the server can tell a mobile phone, by the headers of a request for a document.
  if (handle.guard === 'handheld' || isLeftForCounting(url.pathname)) throw redirectDocument(target)
  const right = canonicalAddress(target, publicSettings().landingDiscounts)
  if (right) throw redirect(right.location)
  const requester = { ...requesterFromCookies(document.cookie), handheld: false, person: true }
  const redirectTarget = guarded(handle.guard, requester, target)
  if (redirectTarget) throw redirect(redirectTarget)
}

/** What guards want to know, as far as a page's scripts can tell; the session's token is hidden from them. */
function requesterFromCookies(header: string): Pick<Requester, 'account' | 'session' | 'recipient'> {
  return {
    account: readCookie(header, 'auth') === '1',
    session: true,
    recipient: Boolean(readCookie(header, 'recipient')),
  }
}
