import type { createBrowserRouter } from 'react-router-dom'
import type { BrowserApi } from '../../data/graphql/browser-api.ts'

/** What pages call it, where that is not what the visitor's part of an answer calls it. */
const SHOWN_AS: Record<string, string> = { user: 'me' }

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'revalidate'>

/** Brings the page on show up to date when another tab has changed something that it shows. */
export function followOtherTabs(router: Router, api: Pick<BrowserApi, 'joinOtherTabs'>): void {
  const changed = new Set<string>()
  const showChanges = () => {
    // A page that is on its way may have been asked for before the change: it is looked at when it has come.
    if (!changed.size || router.state.navigation.state !== 'idle') return
    const pages = Object.values<{ data?: object } | null>(router.state.loaderData)
    const shown = new Set(pages.flatMap((page) => Object.keys(page?.data ?? {})))
    const isShown = [...changed].some((field) => shown.has(field))
    changed.clear()
    if (isShown) void router.revalidate()
  }
  router.subscribe(showChanges)
  api.joinOtherTabs((fields) => {
    for (const field of fields) changed.add(SHOWN_AS[field] ?? field)
    showChanges()
  })
}
