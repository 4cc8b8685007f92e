import { redirect, redirectDocument } from 'react-router-dom'
import { readCookie } from '../../data/browser/cookies.ts'
import type { PageHandle } from '../../data/page/page-handle.ts'
import { publicSettings } from '../../data/settings.ts'
import { canonicalAddress } from './canonical-address.ts'
import type { Requester } from './guards.ts'
import { guarded } from './guards.ts'

/** Keeps the rules of addresses and guards when the browser goes from page to page. Throws the way to go instead. */
export function enforceGuards(handle: PageHandle, request: Request): void {
  const url = new URL(request.url)
  const target = url.pathname + url.search
  // Only the server can tell what is held in the hand, from the request for the document.
  if (handle.guard === 'handheld') throw redirectDocument(target)
  const right = canonicalAddress(target, publicSettings().landingDiscounts)
  if (right) throw redirect(right.location)
  const requester = { ...requesterFromCookies(document.cookie), handheld: false, person: true }
  const elsewhere = guarded(handle.guard, requester, target)
  if (elsewhere) throw redirect(elsewhere)
}

/** What guards want to know, as far as a page's scripts can tell; the session's token is hidden from them. */
function requesterFromCookies(header: string): Pick<Requester, 'account' | 'session' | 'recipient'> {
  return {
    account: readCookie(header, 'auth') === '1',
    session: true,
    recipient: Boolean(readCookie(header, 'recipient')),
  }
}
