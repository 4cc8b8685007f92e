import { openedPath } from '../browser/opened-document.ts'
import { publicSettings } from '../settings.ts'
import { mayTrack } from './track.ts'

const HOST = 'https://www.googletagmanager.com'
const PAYMENT = '/payment/'
const HOME_DELAY_MS = 5_000
const FIRST_MOVES = ['scroll', 'pointermove', 'touchstart'] as const

let begun = false

/**
 * Loads the configured tag manager, once, for visitors who have agreed. On the main page it waits for the first move
 * or five seconds: the shop comes first.
 */
export function startTagManager(): void {
  const { tagManagerId } = publicSettings()
  if (!tagManagerId || !mayTrack() || begun || wasOpenedForPayment()) return
  begun = true
  if (window.location.pathname !== '/') return load(tagManagerId)
  const timer = setTimeout(go, HOME_DELAY_MS)
  for (const move of FIRST_MOVES) window.addEventListener(move, go, { passive: true })
  function go() {
    clearTimeout(timer)
    for (const move of FIRST_MOVES) window.removeEventListener(move, go)
    load(tagManagerId ?? '')
  }
}

/** The documents of payment pages let in nobody but who takes the payment. */
const wasOpenedForPayment = () => openedPath()?.startsWith(PAYMENT) ?? false

/** Whether visits are counted, but not in this document: then it is left for the next page, so that what was bought is counted. */
export function isLeftForCounting(pathname: string): boolean {
  const isCounted = Boolean(publicSettings().tagManagerId) && mayTrack()
  return isCounted && wasOpenedForPayment() && !pathname.startsWith(PAYMENT)
}

function load(id: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${HOST}/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
