import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

let current: Router | undefined

/** Called once, when the browser's router is made. */
export function setCurrentRouter(router: Router): void {
  current = router
}

/** Whether a form is being sent that leads to its action's own page, and is not sent in the background. */
export function isLeadingTo(address: URL): boolean {
  const { location, state } = current?.state.navigation ?? {}
  return state === 'submitting' && location?.pathname === address.pathname
}
