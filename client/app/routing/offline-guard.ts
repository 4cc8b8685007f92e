import { showToast } from '../../data/toasts.ts'
import { orderIdIn } from '../offline/order-path.ts'
import { keptOrder } from '../../data/browser/kept-orders.ts'
import { isCached } from './page-cache.ts'

/**
 * Keeps the page while there is no connection: a link or a form would end in the browser's own error page. What can be done
 * without the shop can be done: going on within the page, to pages that were looked at before, and to kept orders.
 */
export function guardOffline(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (navigator.onLine || !link || !leadsOn(event, link)) return
      hold(event)
      void openKept(link).then((opened) => {
        if (!opened)
          showToast('You are offline. This page stays; others can be opened when you are back.', 'yellow')
      })
    },
    { capture: true },
  )
  document.addEventListener(
    'submit',
    (event) => {
      if (navigator.onLine) return
      hold(event)
      showToast('You are offline. Nothing is lost: send it again when you are back.', 'yellow')
    },
    { capture: true },
  )
}

function hold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Opens the document of an order that is kept on this device. Answers whether there is one. */
async function openKept({ origin, pathname, href }: HTMLAnchorElement): Promise<boolean> {
  const id = origin === location.origin ? orderIdIn(pathname) : undefined
  if (id === undefined || !(await keptOrder(id))) return false
  location.assign(href)
  return true
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
