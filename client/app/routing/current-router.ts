import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

let current: Router | undefined
let firstLocation: Router['state']['location'] | undefined

/** Called once, when the browser's router is made. */
export function setCurrentRouter(router: Router): void {
  current = router
  firstLocation = router.state.location
}

/** Whether a page is on show and no other on its way, so that what is loaded is for something in the background. False on the server. */
export const isAtRest = (): boolean => current?.state.navigation.state === 'idle'

/** Returns true if the current page came from the server and `error` is not an error that the server reported for it. */
export function isServerPage(error: unknown): boolean {
  if (!current || current.state.location !== firstLocation) return false
  return !Object.values(current.state.errors ?? {}).includes(error)
}

/** Stops client-side routing: from now on links and forms load whole pages. */
export function disposeRouter(): void {
  current?.dispose()
}

/** The answer to the last form of the current page, by the id of its route; undefined when there is none. */
export function currentAnswer(id: string): unknown {
  return current?.state.actionData?.[id] as unknown
}

/** Returns true while a form is being sent that navigates to `address`; false for forms sent in the background. */
export function isLeadingTo(address: URL): boolean {
  const { location, state } = current?.state.navigation ?? {}
  return state === 'submitting' && location?.pathname === address.pathname
}
