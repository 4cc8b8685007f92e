import { StrictMode, startTransition, useEffect } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Provider } from 'urql'
import type { Answer } from '../data/graphql/answer.ts'
import { BrowserApi } from '../data/graphql/browser-api.ts'
import { LayoutProvider, findLayout } from '../data/layout-data.tsx'
import { setPublicSettings } from '../data/settings.ts'
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
import { guardOffline } from './routing/offline-guard.ts'
import { prefetchLinks } from './routing/prefetch.ts'
import { trackPages } from './routing/track-pages.ts'

/** The page is there and can be read, but its scripts are another shop's by now. */
function reloadFor(error: unknown): never {
  if (error instanceof ChunkFailure) reloadOnce()
  throw error
}

/** Runs once when the page has come to life. It stands around the page, as ids go by what stands beside what. */
function OnceAlive({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}

/** Takes the answers that the document came with as if they had been asked for. */
function fillAnswers(api: BrowserApi, { visitor, state }: Payload): void {
  // A stranger has an answer, too: the first thing in the cart changes it.
  fillVisitor(api, visitor ?? visitorOf(null, null))
  for (const page of Object.values<unknown>(state.loaderData ?? {}))
    if (isWhole(page)) api.cache.fill(page.key, page.data)
}

/** What failed or follows later is asked for again with its page. */
function isWhole(page: unknown): page is Answer<object> {
  const { key, failed, deferred } = (page ?? {}) as Partial<Answer<unknown>>
  return key !== undefined && !failed?.length && !deferred?.length
}

/** Brings the first page to life with the data it came with. */
export async function startClient(): Promise<void> {
  const api = new BrowserApi()
  reportErrors(api)
  const payload = await readPayload()
  setPublicSettings(payload.settings)
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
  const development = import.meta.env.DEV ? await import('./development/page.ts') : undefined
  const onAlive = () => {
    catchUp()
    development?.tellWhenMade()
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
                  <OnceAlive run={onAlive}>
                    <Provider value={api.client}>
                      <RouterProvider router={router} />
                    </Provider>
                  </OnceAlive>
                </RenderProbe>
              </FailedFormProvider>
            </VisitorProvider>
          </LayoutProvider>
        </ErrorBoundary>
      </StrictMode>,
      development?.rootOptions,
    )
  })
  refreshOnReturn(api)
  followOtherTabs(router, api)
  guardOffline()
  prefetchLinks(router, api.prefetching)
  clearPurchase(router, api)
  const onConsent = trackPages(router)
  await parsed()
  handleConsentForm(onConsent)
  // The page shows a stranger's header for the time being.
  readVisitorPayload(api).catch(() => {})
  watchDevice()
}
