import type { createBrowserRouter } from 'react-router-dom'
import type { BrowserApi } from '../../data/graphql/browser-api.ts'

/** Brings the page on show up to date when another tab has changed something that it shows. */
export function followOtherTabs(router: ReturnType<typeof createBrowserRouter>, api: BrowserApi): void {
  api.joinOtherTabs((fields) => {
    const pages = Object.values<{ data?: object } | null>(router.state.loaderData)
    const shown = new Set(pages.flatMap((page) => Object.keys(page?.data ?? {})))
    if (fields.some((field) => shown.has(field))) void router.revalidate()
  })
}
