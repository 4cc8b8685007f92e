import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import type { HydrationState, RouteObject } from 'react-router-dom'
import { titleOf } from '../document/meta.ts'
import type { PageData } from './page-handle.ts'
import { routes } from './routes.tsx'

/** The browser's router, with the modules of the page on show loaded: hydration must not wait for them. */
export async function createRouter(state: HydrationState) {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(matches.map(({ route }) => loadModule(route)))
  const router = createBrowserRouter(routes, { hydrationData: state })
  router.subscribe(({ matches: shown, loaderData, navigation }) => {
    if (navigation.state !== 'idle') return
    const id = shown.at(-1)?.route.id
    const meta = id ? (loaderData[id] as PageData | undefined)?.meta : undefined
    document.title = titleOf(meta)
  })
  return router
}

/** Puts a lazy route's module in its place. */
export async function loadModule(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const module = await route.lazy()
  Object.assign(route, module, { lazy: undefined })
}
