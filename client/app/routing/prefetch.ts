import { matchRoutes } from 'react-router-dom'
import type { LoaderFunction, createBrowserRouter } from 'react-router-dom'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { painted } from '../../data/browser/painted.ts'
import { contextWith } from '../../data/graphql/page-api.ts'
import type { PageHandle } from '../../data/page/page-handle.ts'
import { fetchScripts } from './page-route.ts'

/** What some browsers tell of the line. */
type Connected = { connection?: { saveData?: boolean; effectiveType?: string } }

/** A pointer that merely passes over a link should cost nothing. */
const HOVER_MS = 60

/** Prefetches code and data of a link's page on hover, focus and touch; `api` keeps the answers until a page needs them. */
export function prefetchLinks(router: ReturnType<typeof createBrowserRouter>, api: PageApi): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The last link that was prefetched: what is kept for it would be asked for anew. */
  let last: string | undefined
  const schedule = (event: Event, delay: number) => {
    const link = linkOf(event)
    if (!link || !isPrefetchable(link)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = link.href
      void prefetch(router, api, new URL(link.href))
    }, delay)
  }
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && schedule(event, HOVER_MS),
  )
  document.addEventListener('pointerout', (event) => event.pointerType === 'mouse' && clearTimeout(timer))
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(timer)
    // The press ends in a navigation, which finds what it needs under way. A finger may be about to scroll.
    if (event.pointerType === 'mouse' && event.button === 0 && linkOf(event)?.href !== last)
      schedule(event, 0)
  })
  document.addEventListener('focusin', (event) => {
    // A press gives the focus too, but only the keyboard's is shown.
    if ((event.target as Element | null)?.matches?.(':focus-visible')) schedule(event, HOVER_MS)
  })
  document.addEventListener('touchstart', (event) => schedule(event, 0), { passive: true })
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.('a[href]')
  return link instanceof HTMLAnchorElement ? link : undefined
}

/** So many kinds of page are likely to be next. */
const LIKELY = 4
const SLOW = ['slow-2g', '2g']

/**
 * Fetches the scripts of the pages that most links and buttons of this one lead to, such as a product's and the cart's: what is pressed next
 * needs its data alone. Is called when the browser has nothing else to do.
 */
export async function preloadLikelyPages(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { connection } = navigator as Connected
  if (connection?.saveData || SLOW.includes(connection?.effectiveType ?? '')) return
  const likely = waysFrom(document).sort((one, other) => other.times - one.times)
  for (const { path } of likely.slice(0, LIKELY)) {
    // One at a time, and no sooner than the browser has drawn what else there is.
    await painted()
    const { id = '', lazy } = matchRoutes(router.routes, path)?.at(-1)?.route ?? {}
    // Who presses will meet the same trouble, and be led to a page with new scripts.
    if (lazy) await fetchScripts(id).catch(() => {})
  }
}

type Way = { path: string; times: number }

/** Where the links of a page and the buttons of its forms lead, one path for each kind of page, and how many of them. */
function waysFrom(page: Document): Way[] {
  const ways = new Map<string, Way>()
  const count = (address: string | null, times: number) => {
    const [path, kind] = /^\/(?!\/)([^/?#]*)[^?#]*/.exec(address ?? '') ?? []
    // Each match costs a millisecond: pages that begin alike are mostly alike.
    if (path && kind !== undefined) ways.set(kind, { path, times: (ways.get(kind)?.times ?? 0) + times })
  }
  for (const link of page.links) count(link.getAttribute('href'), 1)
  for (const form of page.forms) {
    const buttons = [...form.elements].filter((element) => element instanceof HTMLButtonElement)
    count(form.getAttribute('action'), buttons.length)
  }
  return [...ways.values()]
}

function isPrefetchable(link: HTMLAnchorElement): boolean {
  const here = window.location
  if (link.origin !== here.origin || link.target || link.hasAttribute('download')) return false
  if (link.pathname === here.pathname && link.search === here.search) return false
  const { connection } = navigator as Connected
  return !connection?.saveData
}

async function prefetch(
  router: ReturnType<typeof createBrowserRouter>,
  api: PageApi,
  url: URL,
): Promise<void> {
  // A press starts the navigation anyway; offline, a prefetch could only fail.
  if (router.state.navigation.state !== 'idle' || !navigator.onLine) return
  const match = matchRoutes(router.routes, url)?.at(-1)
  if (!match || match.route.path === '*') return
  if ((match.route.handle as PageHandle | undefined)?.prefetch === false) return
  const { lazy, id } = match.route
  const request = new Request(url)
  const context = contextWith(api)
  try {
    // A renewed shop has other scripts: the press itself finds out, and goes there without them.
    await fetchScripts(id)
    const module = typeof lazy === 'function' ? await lazy() : match.route
    const loader = module.loader as LoaderFunction | undefined
    if (typeof loader !== 'function') return
    // The router passes more to its loaders; those of the pages use these.
    await loader({ request, params: match.params, context, unstable_pattern: '' } as never)
  } catch {
    // The navigation will meet the same trouble and show it.
  }
}
