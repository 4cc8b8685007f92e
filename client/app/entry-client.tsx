import { StrictMode, startTransition, useEffect } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Provider } from 'urql'
import { hydrationIsOver } from '../data/browser/hydrated.ts'
import type { Answer } from '../data/graphql/answer.ts'
import { BrowserApi } from '../data/graphql/browser-api.ts'
import { traceDocument } from '../data/graphql/traced.ts'
import type { LayoutData } from '../data/layout-data.tsx'
import { LayoutProvider, findLayout } from '../data/layout-data.tsx'
import { VisitorProvider, fillVisitor, readVisitorPayload, visitorOf } from '../data/visitor.tsx'
import { watchDevice } from './device-check.ts'
import { handleConsentForm } from './document/consent-form.ts'
import { FailedFormProvider } from './document/failed-form.tsx'
import type { Payload } from './document/hydration.ts'
import { parsed, readPayload, unpackErrors } from './document/hydration.ts'
import { ErrorBoundary } from './error/error-boundary.tsx'
import { reportErrors } from './error/report-errors.ts'
import { RenderProbe, refreshOnReturn } from './routing/back-forward-cache.tsx'
import { createRouter } from './routing/browser-router.ts'
import { ChunkFailure, reloadOnce } from './routing/chunk-failure.ts'
import { clearPurchase } from './routing/clear-purchase.ts'
import { followOtherTabs } from './routing/other-tabs.ts'
import { lookAgainAfterChange } from './routing/look-again.ts'
import { guardOffline } from './routing/offline-guard.ts'
import { prefetchActions } from './routing/prefetch-actions.ts'
import { preloadLikelyPages, prefetchLinks } from './routing/prefetch.ts'
import { trackPages } from './routing/track-pages.ts'

/** Reloads the page when its scripts are gone, because another version was deployed. Throws all other errors. */
function reloadFor(error: unknown): never {
  if (error instanceof ChunkFailure) reloadOnce()
  throw error
}

/** Calls `run` once after hydration. It wraps the page: a sibling of the page would change the ids that React gives out. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}

/** Puts the answers of the document into the browser's cache. */
function fillAnswers(api: BrowserApi, { visitor, state }: Payload): void {
  // Visitors without a session have an answer, too, which their first change patches.
  fillVisitor(api, visitor ?? visitorOf(null, null))
  for (const page of Object.values<unknown>(state.loaderData ?? {}))
    if (isWhole(page)) api.cache.fill(page.key, page.data)
}

/** Whether an answer is complete. Others are loaded again when the page is opened again. */
function isWhole(page: unknown): page is Answer<object> {
  const { key, failed, deferred } = (page ?? {}) as Partial<Answer<unknown>>
  return key !== undefined && !failed?.length && !deferred?.length
}

/** Hydrates the first page with the data of its document. Called by `start.ts` in a built page, and by vike in development. */
export async function startClient(): Promise<void> {
  const api = new BrowserApi()
  reportErrors(api)
  traceDocument()
  const payload = await readPayload()
  fillAnswers(api, payload)
  const state = { ...payload.state, errors: unpackErrors(payload.state.errors) }
  const { router, catchUp } = await createRouter(
    api,
    payload.address,
    state,
    payload.failedForm !== null,
  ).catch(reloadFor)
  const layout = findLayout(payload.state.loaderData)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const development = import.meta.env.DEV ? await import('./development/browser-tools.ts') : undefined
  const onHydrated = () => {
    hydrationIsOver()
    catchUp()
    lookAgainAfterChange(router, api)
    development?.announceReload()
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorBoundary>
          <LayoutProvider value={layout}>
            <VisitorProvider initial={payload.visitor}>
              <FailedFormProvider value={payload.failedForm}>
                <RenderProbe>
                  <AfterHydration run={onHydrated}>
                    <Provider value={api.client}>
                      <RouterProvider router={router} />
                    </Provider>
                  </AfterHydration>
                </RenderProbe>
              </FailedFormProvider>
            </VisitorProvider>
          </LayoutProvider>
        </ErrorBoundary>
      </StrictMode>,
      development?.reactErrorOptions,
    )
  })
  refreshOnReturn(api)
  followOtherTabs(router, api)
  guardOffline()
  prefetchLinks(router, api.prefetching)
  prefetchActions(router)
  clearPurchase(router, api)
  const onConsent = trackPages(router)
  await parsed()
  handleConsentForm(onConsent)
  // The page shows a stranger's header for the time being.
  readVisitorPayload(api).catch(() => {})
  watchDevice()
  whenIdle(() => void preloadLikelyPages(router))
  // A browser may forbid it: the shop works without.
  if ('serviceWorker' in navigator) whenIdle(() => void prepareForOffline(api, layout).catch(() => {}))
}

async function prepareForOffline(...given: [BrowserApi, LayoutData]): Promise<void> {
  const { startOffline } = await import('./offline/start-offline.ts')
  await startOffline(...given)
}

/** Runs `work` some time after the page has loaded, when it has nothing else to do. Safari knows no better word for it. */
function whenIdle(work: () => void): void {
  const later = () => setTimeout(work, 1_000)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
