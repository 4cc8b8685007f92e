import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import type { HydrationState, RouteObject } from 'react-router-dom'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { contextWith } from '../../data/graphql/page-api.ts'
import { titleOf } from '../../data/page/meta.ts'
import type { PageHandle } from '../../data/page/page-handle.ts'
import { pageAddress } from './address.ts'
import { setCurrentRouter } from './current-router.ts'
import { cachePage } from './page-cache.ts'
import { routes } from './routes.tsx'
import { shownPage } from './shown-page.ts'

/**
 * The browser's router, with the modules of the page on show loaded: hydration must not wait for them. It begins at the
 * `address` the page was made for. `catchUp`, called once the page has come to life, goes on to where the browser is:
 * who presses Back while the page is still arriving changes the address, and nobody is there yet to hear of it.
 */
export async function createRouter(
  api: PageApi,
  address: string,
  state: HydrationState,
  isAnswerToForm = false,
) {
  const matches = matchRoutes(routes, address) ?? []
  await Promise.all(matches.map(({ route }) => loadModule(route)))
  const other = elsewhere(address)
  const went = isAnswerToForm ? undefined : other
  if (other) window.history.replaceState(window.history.state, '', address)
  const router = createBrowserRouter(routes, {
    hydrationData: state,
    getContext: () => contextWith(api),
  })
  setCurrentRouter(router)
  router.subscribe((shown) => {
    if (shown.navigation.state === 'idle') document.title = titleOf(shownPage(shown).meta)
  })
  for (const { route } of matches) {
    const page: unknown = state.loaderData?.[route.id ?? '']
    const shared = (route.handle as PageHandle | undefined)?.cache === 'shared'
    if (page !== undefined && route.id) cachePage(route.id, address, { data: page, shared })
  }
  const catchUp = () => {
    const to = went ?? elsewhere(address)
    if (to) void router.navigate(to, { replace: true })
  }
  return { router, catchUp }
}

/** Where the browser is, if that is not the page at `address`. */
function elsewhere(address: string): string | undefined {
  const { pathname, search, hash, href } = window.location
  return pageAddress(new URL(href)) === address ? undefined : pathname + search + hash
}

/** Puts a lazy route's module in its place. */
export async function loadModule(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const module = await route.lazy()
  Object.assign(route, module, { lazy: undefined })
}
