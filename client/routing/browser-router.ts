import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import type { HydrationState, RouteObject } from 'react-router-dom'
import { titleOf } from '../document/meta.ts'
import { routes } from './routes.tsx'
import { shownPage } from './shown-page.ts'

/** The browser's router, with the modules of the page on show loaded: hydration must not wait for them. */
export async function createRouter(state: HydrationState) {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(matches.map(({ route }) => loadModule(route)))
  const router = createBrowserRouter(routes, { hydrationData: state })
  router.subscribe((shown) => {
    if (shown.navigation.state === 'idle') document.title = titleOf(shownPage(shown).meta)
  })
  return router
}

/** Puts a lazy route's module in its place. */
export async function loadModule(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const module = await route.lazy()
  Object.assign(route, module, { lazy: undefined })
}
