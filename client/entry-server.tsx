import { StrictMode } from 'react'
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server'
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from 'react-router-dom'
import type { StaticHandlerContext } from 'react-router-dom'
import type { PageApi } from './data/page-api.ts'
import { LateValues } from './data/late.tsx'
import type { Visitor } from './data/visitor.tsx'
import { VisitorProvider } from './data/visitor.tsx'
import type { PublicSettings } from './data/settings.ts'
import { headTags } from './document/frame.ts'
import type { Payload } from './document/hydration.ts'
import { packErrors } from './document/hydration.ts'
import { escapeJson } from './document/json.ts'
import type { Meta } from './document/meta.ts'
import { breadcrumbList } from './document/structured-data.ts'
import { LayoutProvider, findLayout } from './layouts/layout-data.tsx'
import type { PageData, PageHandle } from './routing/page-handle.ts'
import { pageAddress, pageAt } from './routing/address.ts'
import { routes } from './routing/routes.tsx'
import { shownPage } from './routing/shown-page.ts'
import type { Site } from './site.ts'

/** One request for a page, as the server hands it over. */
export type PageRequest = {
  request: Request
  api: PageApi
  /** Blocks that follow later, filled by `api` while the page's query runs. */
  late: ReadonlyMap<string, Promise<unknown>>
  siteUrl: string
  settings: PublicSettings
  /** Stylesheets and scripts of lazily loaded modules, by source path. */
  assetsOf: (modules: string[]) => { styles: string[]; scripts: string[] }
  /** Who is looking; asked for only when the page is made for one visitor. */
  visitor: () => Promise<Visitor | null>
}

/** A page ready to be rendered, or where to go instead. */
export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  /** What is to be kept as a file instead of being looked at. */
  | { kind: 'file'; headers: Record<string, string>; text: string }
  | {
      kind: 'page'
      status: number
      shared: boolean
      head: string
      /** Links for the `Link` header. */
      preload: { styles: string[]; scripts: string[] }
      payload: string
      /** What loaders threw, to be logged. */
      faults: unknown[]
      render: (options: RenderToPipeableStreamOptions) => PipeableStream
    }

/** What the server and vike's render hook hand each other: a page and its answer, or at first an introduction. */
export type Handed = {
  page?: PageRequest
  answer?: PageAnswer
  site?: Site
}

const handler = createStaticHandler(routes)

/** Matches the address, runs the page's loader (or action and loader) and prepares its rendering. */
export async function preparePage(page: PageRequest): Promise<PageAnswer> {
  const file = await fileOf(page)
  if (file) return file
  const context = await handler.query(page.request, { requestContext: page.api })
  if (context instanceof Response) {
    const location = context.headers.get('location')
    if (location) return { kind: 'redirect', status: context.status, location }
    throw new Error(`A page answered with a bare response (${context.status})`)
  }
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined
  const meta = metaOf(context, handle, new URL(page.request.url).pathname)
  const shared = handle?.cache === 'shared' && page.request.method !== 'POST' && !context.errors
  const layout = findLayout(context.loaderData)
  const visitor = shared ? null : await page.visitor()
  const preload = page.assetsOf(context.matches.map((match) => match.route.id.split(' ').at(-1) ?? ''))
  const url = new URL(page.request.url)
  const payload: Payload = {
    address: pageAddress(url),
    state: {
      loaderData: withoutThings(context.loaderData),
      actionData: context.actionData,
      errors: packErrors(context.errors),
    },
    layout,
    visitor,
    settings: page.settings,
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  const faults = Object.values(context.errors ?? {}).filter(isFault)
  return {
    kind: 'page',
    // A form that was refused does not make a fault of ours its sender's.
    status: faults.length ? Math.max(500, context.statusCode) : context.statusCode,
    shared,
    preload,
    head: headTags({
      meta,
      siteUrl: page.siteUrl,
      // The picture and the words may be shared, the address not.
      path: handle?.secret ? '/' : url.pathname,
      canonical: handle?.canonical === true && !context.errors,
      ...preload,
    }),
    payload: escapeJson(payload),
    faults,
    render: (options) =>
      renderToPipeableStream(
        <StrictMode>
          <LateValues value={page.late}>
            <LayoutProvider value={layout}>
              <VisitorProvider initial={visitor}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </VisitorProvider>
            </LayoutProvider>
          </LateValues>
        </StrictMode>,
        options,
      ),
  }
}

/** What the shop has to see to; a visitor's mistake is answered with a 4xx. */
function isFault(error: unknown): boolean {
  return !isRouteErrorResponse(error) || error.status >= 500
}

/** The file at an address that answers with one; undefined when there is none: then a page says so. */
async function fileOf({ request, api }: PageRequest): Promise<PageAnswer | undefined> {
  if (!pageAt(new URL(request.url).pathname).file || request.method !== 'GET') return undefined
  const answer: unknown = await handler.queryRoute(request, { requestContext: api }).catch(() => undefined)
  if (!(answer instanceof Response) || !answer.ok) return undefined
  return { kind: 'file', headers: Object.fromEntries(answer.headers), text: await answer.text() }
}

function metaOf(
  context: StaticHandlerContext,
  handle: PageHandle | undefined,
  path: string,
): Meta | undefined {
  if (context.errors) return shownPage(context).meta
  const id = context.matches.at(-1)?.route.id
  const page = id ? (context.loaderData[id] as PageData | undefined) : undefined
  const { meta } = shownPage(context)
  if (!page?.crumbs || handle?.breadcrumbs === false) return meta
  return { ...meta, things: [breadcrumbList(page.crumbs, path), ...(meta?.things ?? [])] }
}

/** Search engines read them in the head; the browser has no use for them. */
function withoutThings(loaderData: StaticHandlerContext['loaderData']): StaticHandlerContext['loaderData'] {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, page]: [string, PageData | undefined]) => [
      id,
      page?.meta?.things ? { ...page, meta: { ...page.meta, things: undefined } } : page,
    ]),
  )
}
