import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

let current: Router | undefined
let firstLocation: Router['state']['location'] | undefined

/** Called once, when the browser's router is made. */
export function setCurrentRouter(router: Router): void {
  current = router
  firstLocation = router.state.location
}

/** Whether the page on show is the one that came from the server, and `error` is not what the server says of it. */
export function onFirstPage(error: unknown): boolean {
  if (!current || current.state.location !== firstLocation) return false
  return !Object.values(current.state.errors ?? {}).includes(error)
}

/** Leaves every further way to the browser: links and forms load whole pages. */
export function leaveToBrowser(): void {
  current?.dispose()
}

/** What was answered to the last form of a page on show, by the id of its route; undefined when that was none. */
export function answerOnShow(id: string): unknown {
  return current?.state.actionData?.[id] as unknown
}

/** Whether a form is being sent that leads to its action's own page, and is not sent in the background. */
export function isLeadingTo(address: URL): boolean {
  const { location, state } = current?.state.navigation ?? {}
  return state === 'submitting' && location?.pathname === address.pathname
}
