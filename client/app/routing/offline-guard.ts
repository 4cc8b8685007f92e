import { showToast } from '../../data/toasts.ts'
import { isCached } from './page-cache.ts'

/**
 * Keeps the page while there is no connection: a link or a form would end in the browser's own error page. What can be done
 * without the shop can be done: going on within the page, and to pages that were looked at before.
 */
export function guardOffline(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (navigator.onLine || !link || !leadsOn(event, link)) return
      hold(event, 'You are offline. This page stays; others can be opened when you are back.')
    },
    { capture: true },
  )
  document.addEventListener(
    'submit',
    (event) => {
      if (navigator.onLine) return
      hold(event, 'You are offline. Nothing is lost: send it again when you are back.')
    },
    { capture: true },
  )
}

function hold(event: Event, words: string): void {
  event.preventDefault()
  event.stopPropagation()
  showToast(words, 'yellow')
}

/** Whether a click would ask the shop for another page. */
function leadsOn(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, protocol } = new URL(link.href, location.href)
  if (!protocol.startsWith('http') || link.hasAttribute('download')) return false
  const isWithin = origin === location.origin && pathname === location.pathname && search === location.search
  if (isWithin && link.hash) return false
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return !(isPlain && !link.target && origin === location.origin && isCached(pathname + search))
}
