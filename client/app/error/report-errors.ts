import { LogDocument } from '../../../graphql/generated/graphql.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { isCalledOff } from '../../ui/view-transition.ts'
import { pageAt } from '../routing/address.ts'

const MAX_REPORTS = 5

/** The address where it happened; secret addresses are not reported. */
function reportablePath(): string {
  const { pathname } = window.location
  return pageAt(pathname).secret ? '' : pathname
}

/** Reports uncaught errors to the shop: the first few of a page, each once. */
export function reportErrors(api: PageApi): void {
  const reported = new Set<string>()
  const report = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
    if (!message || reported.has(message) || reported.size >= MAX_REPORTS) return
    reported.add(message)
    const entry = { message, path: reportablePath(), stack: stack ?? null }
    api.mutate(LogDocument, entry).catch(() => {})
  }
  window.addEventListener('error', (event) => report(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => {
    if (isCalledOff(event.reason)) event.preventDefault()
    else report(event.reason)
  })
}
