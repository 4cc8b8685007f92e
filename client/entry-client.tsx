import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { BrowserApi } from './data/browser-api.ts'
import { setBrowserApi } from './data/page-api.ts'
import { VisitorProvider, readSeasoning, setVisitor } from './data/visitor.tsx'
import { parsed, readPayload, unpackErrors } from './document/hydration.ts'
import { LayoutProvider } from './layouts/layout-data.tsx'
import { reportErrors } from './layouts/report-errors.ts'
import { createRouter } from './routing/browser-router.ts'
import { prefetchLinks } from './routing/prefetch.ts'

/** Brings the first page to life with the data it came with. */
export async function startClient(): Promise<void> {
  const api = new BrowserApi()
  setBrowserApi(api)
  reportErrors(api)
  const payload = await readPayload()
  if (payload.visitor) setVisitor(payload.visitor)
  const state = { ...payload.state, errors: unpackErrors(payload.state.errors) }
  const router = await createRouter(state)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <LayoutProvider value={payload.layout}>
          <VisitorProvider initial={payload.visitor}>
            <RouterProvider router={router} />
          </VisitorProvider>
        </LayoutProvider>
      </StrictMode>,
    )
  })
  prefetchLinks(router, api)
  await parsed()
  readSeasoning()
}
