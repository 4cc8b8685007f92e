import type { createBrowserRouter } from 'react-router-dom'
import { isFromBeforeLastChange } from '../../data/browser/last-change.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { refreshVisitor } from '../../data/visitor.tsx'

/** Asks once more for what a page shows that may have been made before a change: who presses “One more” and goes on at once is to see it. */
export function lookAgainAfterChange(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>,
  api: PageApi,
): void {
  if (!isFromBeforeLastChange()) return
  void router.revalidate()
  // Without an answer the page says what it said before.
  refreshVisitor(api).catch(() => {})
}
