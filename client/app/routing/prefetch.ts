import { matchRoutes } from 'react-router-dom'
import type { LoaderFunction, createBrowserRouter } from 'react-router-dom'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { contextWith } from '../../data/graphql/page-api.ts'
import type { PageHandle } from '../../data/page/page-handle.ts'

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

function isPrefetchable(link: HTMLAnchorElement): boolean {
  const here = window.location
  if (link.origin !== here.origin || link.target || link.hasAttribute('download')) return false
  if (link.pathname === here.pathname && link.search === here.search) return false
  const { connection } = navigator as { connection?: { saveData?: boolean } }
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
  const { lazy } = match.route
  const module = typeof lazy === 'function' ? await lazy() : match.route
  const loader = module.loader as LoaderFunction | undefined
  if (typeof loader !== 'function') return
  const request = new Request(url)
  const context = contextWith(api)
  try {
    // The router passes more to its loaders; those of the pages use these.
    await loader({ request, params: match.params, context, unstable_pattern: '' } as never)
  } catch {
    // The navigation will meet the same trouble and show it.
  }
}
