import { StrictMode } from 'react'
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from 'react-router-dom'
import type { RouteObject, StaticHandlerContext } from 'react-router-dom'
import { Provider } from 'urql'
import type { Client } from 'urql'
import { UNAVAILABLE } from '../data/graphql/answer.ts'
import type { PageApi } from '../data/graphql/page-api.ts'
import { contextWith } from '../data/graphql/page-api.ts'
import { LayoutProvider, findLayout } from '../data/layout-data.tsx'
import type { Meta } from '../data/page/meta.ts'
import type { PageData, PageHandle } from '../data/page/page-handle.ts'
import { breadcrumbList } from '../data/page/structured-data.ts'
import { parsedUrl } from '../data/paths/parsed-url.ts'
import type { PublicSettings } from '../data/settings.ts'
import type { VisitorPayload } from '../data/visitor.tsx'
import { VisitorProvider, withCartOfPage } from '../data/visitor.tsx'
import { DeferredValues } from '../ui/deferred-block.tsx'
import type { FailedForm } from './document/failed-form.tsx'
import { FailedFormProvider } from './document/failed-form.tsx'
import { headTags } from './document/frame.ts'
import type { PageAssets } from './document/frame.ts'
import type { Payload } from './document/hydration.ts'
import { packErrors, payloadText } from './document/hydration.ts'
import { escapeJson } from '../ui/escape.ts'
import { pageAddress, pageAt } from './routing/address.ts'
import { FAILED, FailedChange, statusOf } from './routing/failed-change.ts'
import { routes } from './routing/routes.tsx'
import { shownPage } from './routing/shown-page.ts'
import type { Site } from './site.ts'

/** One request for a page, as the server hands it over. */
export type PageRequest = {
  request: Request
  /** The page of ours on which the form stands that is sent. */
  cameFrom?: URL | undefined
  api: PageApi
  /** The client behind it, for what is drawn. */
  client: Client
  /** Blocks that follow later, filled by `api` while the page's query runs. */
  deferred: ReadonlyMap<string, Promise<unknown>>
  siteUrl: string
  settings: PublicSettings
  /** What a page loads, by the source paths of its lazily loaded modules. */
  assetsOf: (modules: string[]) => PageAssets
  /** The visitor; loaded only for personal pages. */
  visitor: () => Promise<VisitorPayload | null>
}

/** A page ready to be rendered, or where to go instead. */
export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  /** What is to be kept as a file instead of being looked at. */
  | { kind: 'file'; headers: Record<string, string>; bytes: Uint8Array }
  | {
      kind: 'page'
      status: number
      shared: boolean
      head: string
      assets: PageAssets
      payload: string
      /** The public settings, as text for their element. */
      settings: string
      /** What loaders and actions threw, to be logged. */
      faults: unknown[]
      /** What the form sent that this page answers, when its change failed; to be filled in again. */
      failedForm: FailedForm | null
      /** All of a page of which nothing follows later. Throws what a component throws. */
      renderWhole: () => string
      render: (options: RenderToPipeableStreamOptions) => PipeableStream
    }

/** What the server and vike's render hook hand each other: a page and its answer, or at first an introduction. */
export type Handed = {
  page?: PageRequest
  answer?: PageAnswer
  site?: Site
  prepare?: typeof preparePage
}

const handler = createStaticHandler(routes)

/** Matches the address, runs the page's loader (or action and loader) and prepares its rendering. */
export async function preparePage(page: PageRequest): Promise<PageAnswer> {
  const file = await fileOf(page)
  if (file) return file
  const { context, url, failed } = await answerOf(page)
  if (context instanceof Response) {
    const location = context.headers.get('location')
    if (location) return { kind: 'redirect', status: context.status, location }
    throw new Error(`A page answered with a bare response (${context.status})`)
  }
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined
  const meta = metaOf(context, handle, url.pathname)
  const shared = handle?.cache === 'shared' && page.request.method !== 'POST' && !context.errors
  const layout = findLayout(context.loaderData)
  const visitor = shared ? null : withCartOfPage(await page.visitor(), context.loaderData)
  const assets = page.assetsOf(context.matches.map((match) => match.route.id.split(' ').at(-1) ?? ''))
  const payload: Payload = {
    address: pageAddress(url),
    state: {
      loaderData: withoutThings(context.loaderData),
      actionData: context.actionData,
      errors: packErrors(context.errors),
    },
    visitor,
    failedForm: failed?.form ?? null,
  }
  // It copies each route that it is given, and looks for none but those of the page.
  const ownRoutes = context.matches.map(({ route }) => ({ ...route, children: undefined }) as RouteObject)
  const router = createStaticRouter(ownRoutes, context)
  const failures = failed && !isTooMany(failed.cause) ? [failed.cause] : []
  const faults = [...failures, ...Object.values<unknown>(context.errors ?? {})].filter(isFault)
  const tree = () => (
    <StrictMode>
      <DeferredValues value={page.deferred}>
        <LayoutProvider value={layout}>
          <VisitorProvider initial={visitor}>
            <FailedFormProvider value={payload.failedForm}>
              <Provider value={page.client}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </Provider>
            </FailedFormProvider>
          </VisitorProvider>
        </LayoutProvider>
      </DeferredValues>
    </StrictMode>
  )
  return {
    kind: 'page',
    // A fault has one status, wherever it comes from: and a form that was refused does not make it its sender's.
    status: faults.length ? statusOfFaults(faults) : context.statusCode,
    shared,
    failedForm: payload.failedForm,
    assets,
    head: headTags({
      meta,
      siteUrl: page.siteUrl,
      // The picture and the words may be shared, the address not.
      path: handle?.secret ? '/' : url.pathname,
      canonical: handle?.canonical === true && !context.errors,
      assets,
    }),
    payload: payloadText(payload),
    settings: escapeJson(page.settings),
    faults: faults.filter((fault) => !isStatusAlone(fault)),
    renderWhole: () => renderToString(tree()),
    render: (options) => renderToPipeableStream(tree(), options),
  }
}

/** The field in which a form says on which page it stands, once the browser takes that for another. */
const CAME_FROM = 'came-from'

/**
 * Runs the page's action, if a form was sent, and its loader. When the change failed, the page the form stood on is made once
 * more, and told what was sent. Answers with the address of the page it is, too.
 */
async function answerOf({ request, api, cameFrom }: PageRequest) {
  const options = { requestContext: contextWith(api) }
  const sent = request.method === 'POST' ? request.clone() : undefined
  const context = await handler.query(request, options)
  const errors = context instanceof Response ? [] : Object.values<unknown>(context.errors ?? {})
  const failure = errors.find((error) => error instanceof FailedChange)
  if (!failure || !sent) return { context, url: new URL(request.url), failed: undefined }
  const form = await failedForm(sent, failure.cause)
  const own = new URL(request.url)
  const before = pageBefore(form, own) ?? cameFrom
  const again = before && (await handler.query(new Request(before), options))
  // Where one no longer may be, the page that the form was sent to has to do.
  if (!before || again instanceof Response || !again) {
    const context = await handler.query(new Request(own), options)
    return { context, url: own, failed: { cause: failure.cause, form } }
  }
  const page = again.matches.at(-1)?.route.id
  if (page !== undefined && failure.answerBefore !== undefined && before.pathname === own.pathname)
    again.actionData = { [page]: failure.answerBefore }
  if (before.pathname !== own.pathname) form.hidden = [CAME_FROM, before.pathname + before.search]
  return { context: again, url: before, failed: { cause: failure.cause, form } }
}

/** The page that a form came from, as its hidden field names it. */
function pageBefore({ fields }: FailedForm, own: URL): URL | undefined {
  const [, path] = fields.find(([name]) => name === CAME_FROM) ?? []
  const url = path === undefined ? undefined : parsedUrl(path, own)
  return url?.origin === own.origin ? url : undefined
}

/** Stands on no page, not even on that of who typed it. */
const OF_A_CARD = ['number', 'expiry', 'cvc']

async function failedForm(sent: Request, cause: unknown): Promise<FailedForm> {
  const all = [...(await sent.formData())]
  const isCard = all.some(([name]) => name === 'cvc')
  const fields = all.flatMap(([name, value]): FailedForm['fields'] =>
    typeof value !== 'string' || (isCard && OF_A_CARD.includes(name)) ? [] : [[name, value]],
  )
  return { words: isTooMany(cause) ? await cause.text() : FAILED, fields }
}

/** A 429 is no fault; it has a message. */
const isTooMany = (cause: unknown): cause is Response => cause instanceof Response && cause.status === 429

/** What the shop has to see to; a visitor's mistake is answered with a 4xx. */
function isFault(error: unknown): boolean {
  return !isRouteErrorResponse(error) || error.status >= 500
}

/** What may go well in a moment says so, if there is nothing else. */
const statusOfFaults = (faults: unknown[]): number =>
  faults.every((fault) => statusOf(fault) === UNAVAILABLE) ? UNAVAILABLE : 500

/** What was thrown as only a status: the failure was reported where it happened. */
function isStatusAlone(error: unknown): boolean {
  return (
    error instanceof Response || (isRouteErrorResponse(error) && !(error as { internal?: boolean }).internal)
  )
}

/** The file of a page that answers with one; undefined when there is none, and a page says so. */
async function fileOf({ request, api }: PageRequest): Promise<PageAnswer | undefined> {
  if (!pageAt(new URL(request.url).pathname).file || request.method !== 'GET') return undefined
  const answer: unknown = await handler
    .queryRoute(request, { requestContext: contextWith(api) })
    .catch(() => undefined)
  if (!(answer instanceof Response) || !answer.ok) return undefined
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { kind: 'file', headers: Object.fromEntries(answer.headers), bytes }
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
