import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KeptCookie } from '../../client/data/graphql/page-api.ts'
import type { FailedForm } from '../../client/app/document/failed-form.tsx'
import type { PageAssets } from '../../client/app/document/frame.ts'
import type { VisitorPayload } from '../../client/data/visitor.tsx'
import type { PageAnswer } from '../../client/app/entry-server.tsx'
import type { GatewayContext } from '../../graphql/context.ts'
import { hasLeft } from '../../graphql/errors/client-left.ts'
import { isLogged } from '../../graphql/errors/logged-errors.ts'
import { clientLeft } from '../../graphql/execution/client-left.ts'
import { Audience } from '../../graphql/rest/audience.ts'
import { removePromoCode } from '../../graphql/rest/endpoints-for-server.ts'
import { preciseNow } from '../../graphql/rest/purges.ts'
import { traced } from '../../tracing/tracing.ts'
import type { Config } from '../config.ts'
import { addConsent, isAsked } from '../hooks/consent.ts'
import { deviceOf } from '../hooks/device.ts'
import type { Limiter } from '../hooks/request-limits.ts'
import { Overloaded, kindOf } from '../concurrency-limit.ts'
import type { ConcurrencyLimit } from '../concurrency-limit.ts'
import { isForAnybody, pageGuards } from '../hooks/page-guards.ts'
import { renewSignInOf } from '../hooks/renew-sign-in.ts'
import { edgeHeaders } from '../edge/edge-headers.ts'
import { inlineHash } from '../inline-hash.ts'
import type { HtmlCache, KeptPage } from './html-cache.ts'
import { keepPage } from './html-cache.ts'
import { rememberAnswers } from './kept-answers.ts'
import type { PageUse } from './page-metrics.ts'
import { UnreadableForm, readMultipart } from './multipart.ts'
import type { ThirdParties } from './third-parties.ts'
import { drawsInline, pagePolicy } from './page-policy.ts'
import { hasOwnPolicy } from './script-inventory.ts'
import { refillForm } from './refill-form.ts'
import type { Rendering } from './render-page.ts'
import { startRendering } from './render-page.ts'
import type { Renderer } from './renderer.ts'
import type { ServerApi } from './server-api.ts'
import { createServerApi, readVisitor } from './server-api.ts'
import { visitorPayload, sendKept, sendRendering } from './send-page.ts'

export type PageParts = {
  config: Config
  renderer: Renderer
  cache: HtmlCache
  assetsOf: (modules: string[]) => PageAssets
  contextOf: (request: FastifyRequest, reply: FastifyReply) => GatewayContext
  /** Creates an anonymous context, for shared pages; `requestId` is that of the first request. */
  anonymousContext: (requestId?: string) => GatewayContext
  limiter: Limiter
  /** How many pages are made at once. */
  concurrency: ConcurrencyLimit
  /** Whether calls to the backend are held back because it does not answer. */
  isBackendAway: () => boolean
  thirdParties: () => Promise<ThirdParties>
  /** Counts what became of requests for pages that are kept. */
  observe?: ((use: PageUse) => void) | undefined
}

type Made =
  | Exclude<PageAnswer, { kind: 'page' }>
  | { kind: 'page'; rendering: Rendering; server: ServerApi; failedForm: FailedForm | null }

type Asked = {
  request: Request
  /** That of the request it is made for, for the log. */
  requestId: string | undefined
  cameFrom?: URL | undefined
  visitor: () => Promise<VisitorPayload | null>
  /** Aborts when nobody waits for the page any more; undefined for a form that was sent, whose changes are made in any case. */
  left: AbortSignal | undefined
}

/** The age of a visitor's small cookies in seconds: a week, as in the browser (PageApi.keep). */
const KEPT_SECONDS = 604_800

/** Most failures end within seconds, when a service has restarted. */
const RETRY_AFTER_SECONDS = 5

/** An old page is better than none for so long, unless what it shows has ended. */
const USABLE_ON_FAILURE_MS = 86_400_000

const nobody = () => Promise.resolve(null)

/** Serves the pages of the shop: every address without another route. */
export function addPages(app: FastifyInstance, parts: PageParts): void {
  const pages = new PageServer(app, parts)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (!parts.renderer.site.pageAt(path).files) {
      // Read to its end: a client that is still sending does not see the response.
      await finished(payload.resume()).catch(() => {})
      throw new UnreadableForm('No files are taken here.', 415)
    }
    return readMultipart(payload, request.headers['content-type'] ?? '')
  })
  rememberAnswers(app)
  addConsent(app, parts.config, parts.renderer.site.localPath)
  app.route({
    method: 'GET',
    url: '*',
    preHandler: pageGuards(parts.config, parts.renderer.site, async (request, reply) => {
      const { rest } = parts.contextOf(request, reply)
      if (rest.hasSession) await rest.call(removePromoCode)
    }),
    handler: (request, reply) => pages.get(request, reply),
  })
  app.route({ method: 'POST', url: '*', handler: (request, reply) => pages.post(request, reply) })
}

class PageServer {
  readonly #app: FastifyInstance
  readonly #parts: PageParts
  /** Shared pages that are being rendered, by address; further requests read along. */
  readonly #underWay = new Map<string, { made: Promise<Made>; audience: Audience }>()
  /** The style elements of all pages, as a policy names them. */
  readonly #styles: readonly string[]
  /** The policy of most pages. */
  readonly #policies = new WeakMap<ThirdParties, Record<string, string>>()

  constructor(app: FastifyInstance, parts: PageParts) {
    this.#app = app
    this.#parts = parts
    this.#styles = parts.renderer.site.inlineStyles.map(inlineHash)
  }

  async get(request: FastifyRequest, reply: FastifyReply) {
    const { site } = this.#parts.renderer
    const url = this.#urlOf(request.url)
    if (site.pageAt(url.pathname).cache === 'personal') return this.#personal(request, reply, url)
    return this.#shared(request, reply, this.#urlOf(site.pageAddress(url)))
  }

  async post(request: FastifyRequest, reply: FastifyReply) {
    return this.#personal(request, reply, this.#urlOf(request.url))
  }

  async #shared(request: FastifyRequest, reply: FastifyReply, url: URL) {
    const address = url.pathname + url.search
    const kept = this.#parts.cache.get(address)
    // Crawlers read the final HTML: they get every block in its place.
    const streams = !deviceOf(request).crawler
    if (!kept && !this.#underWay.has(this.#keyOf(address, streams))) this.#parts.concurrency.check('read')
    const renewing = this.#renew(request, reply)
    const context = this.#parts.contextOf(request, reply)
    const left = clientLeft(reply)
    context.rest.cancelReads(left)
    const visitor = context.rest.hasSession
      ? this.#visitor(request, () => readVisitor(this.#app, context))
      : undefined
    const now = Date.now()
    const isKept = kept !== undefined && now < kept.usableUntil
    this.#parts.observe?.(!isKept ? 'made' : now < kept.freshUntil ? 'kept' : 'stale')
    // A cached page has no limit.
    if (!isKept) await this.#parts.limiter.read(request)
    const making = isKept ? undefined : this.#make(url, streams, request.id, left)
    // It is rendered while the visitor's data loads; others may need it as well.
    making?.catch(() => {})
    const isExpired = visitor && (await this.#isExpired(context, visitor, url))
    await renewing
    if (isExpired) return sendHome(request, reply)
    const sendOld = async (page: KeptPage) => {
      const reader = { visitor, banner: this.#bannerFor(request) }
      const edge = this.#parts.config.edge && !visitor ? edgeHeaders(page, Date.now()) : undefined
      return sendKept(request, reply.headers(await this.#policy(request)), page, reader, edge)
    }
    if (kept && isKept) {
      if (now >= kept.freshUntil) void this.#make(url, false, request.id).catch(() => {})
      return sendOld(kept)
    }
    const old = kept && now < kept.usableOnFailureUntil ? kept : undefined
    const made = await (making ?? this.#make(url, streams, request.id, left)).catch((error: unknown) => {
      if (!old) throw error
    })
    if (old && (!made || hasFailed(made))) return sendOld(old)
    return made && this.#send(request, reply, made, visitor)
  }

  async #personal(request: FastifyRequest, reply: FastifyReply, url: URL) {
    this.#parts.concurrency.check(kindOf(request))
    await this.#parts.limiter.read(request)
    const { site } = this.#parts.renderer
    const { secret } = site.pageAt(url.pathname)
    // A secret address must not leak. `no-referrer` would also hide the origin that forms need.
    if (secret) reply.header('referrer-policy', 'strict-origin')
    const renewing = request.method === 'GET' ? this.#renew(request, reply) : undefined
    const context = this.#parts.contextOf(request, reply)
    const left = request.method === 'GET' ? clientLeft(reply) : undefined
    if (left) context.rest.cancelReads(left)
    const server = createServerApi(this.#app, context, site, {
      withVisitor: true,
      keep: (cookie, value) => keepCookie(reply, cookie, value, this.#parts.config),
      kept: (cookie) => request.cookies[cookie],
    })
    let known: Promise<VisitorPayload | null> | undefined
    const visitor = () => (known ??= this.#visitor(request, server.visitor))
    const made = await this.#render(url, server, false, {
      request: webRequest(request, url),
      requestId: request.id,
      left,
      // A page with a secret address sends only its origin; its forms post to itself.
      cameFrom: secret ? url : this.#pageBefore(request),
      visitor,
    })
    // A redirect or a file has made its calls for the visitor already.
    const looking = made.kind === 'page' ? visitor() : nobody()
    const isExpired = await this.#isExpired(context, looking, url)
    await renewing
    if (isExpired) return sendHome(request, reply)
    // The page says so; the status does as well.
    const { retryAfter } = context.rest
    if (retryAfter !== undefined && made.kind === 'page') {
      made.rendering.status = 429
      reply.header('retry-after', retryAfter)
    }
    return this.#send(request, reply, made, looking)
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    made: Made,
    visitor: Promise<VisitorPayload | null> | undefined,
  ) {
    if (made.kind === 'redirect') {
      // After a change the browser must GET the next page, not repeat the change there.
      const status = request.method === 'POST' ? 303 : made.status
      return reply.header('cache-control', 'private, no-store').redirect(made.location, status)
    }
    if (made.kind === 'file')
      return reply.headers(made.headers).header('cache-control', 'private, no-store').send(made.bytes)
    reply.headers(await this.#policy(request, made.rendering.nonce))
    if (hasFailed(made) && this.#parts.isBackendAway()) made.rendering.status = 503
    const { status } = made.rendering
    if ((status >= 500 || status === 429) && !reply.hasHeader('retry-after'))
      reply.header('retry-after', RETRY_AFTER_SECONDS)
    const reader = { visitor, banner: this.#bannerFor(request) }
    const { failedForm } = made
    return sendRendering(
      request,
      reply,
      made.rendering,
      reader,
      failedForm ? (html) => refillForm(html, failedForm.fields, failedForm.hidden) : undefined,
    )
  }

  /**
   * Returns true if the visitor's auth token turned out to be dead. A shared page waits for that no longer than for a
   * deferred block; the main page is where such a visitor is sent anyway.
   */
  async #isExpired({ rest }: GatewayContext, visitor: Promise<unknown>, { pathname }: URL): Promise<boolean> {
    if (rest.isSignedIn)
      await Promise.race([visitor, pause(this.#parts.config.streamGraceMs, undefined, { ref: false })])
    return rest.signInExpired && pathname !== '/'
  }

  /** With a context of its own: the calls of the page go on with the token they began with. */
  #renew(request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
    return renewSignInOf(request, reply, this.#parts.contextOf(request, reply), this.#parts.config)
  }

  async #policy({ url }: FastifyRequest, nonce?: string): Promise<Record<string, string>> {
    const { config, thirdParties } = this.#parts
    const parties = await thirdParties()
    const page = { thirdParties: parties, styles: this.#styles }
    if (nonce !== undefined || hasOwnPolicy(url)) return pagePolicy(config, { ...page, path: url, nonce })
    const policy = this.#policies.get(parties) ?? pagePolicy(config, page)
    this.#policies.set(parties, policy)
    return policy
  }

  #bannerFor(request: FastifyRequest): string {
    return isAsked(request.cookies) ? this.#parts.renderer.site.consentBanner : ''
  }

  #keyOf(address: string, streams: boolean): string {
    return `${this.#parts.cache.edition} ${streams} ${address}`
  }

  /**
   * Renders a shared page once for all requests, and caches it when it is complete. Without a cache each request gets its own
   * render: in development its end shows what failed. It ends when all who asked for it have left; who gives no `left` stays.
   */
  #make(url: URL, streams: boolean, requestId?: string, left?: AbortSignal): Promise<Made> {
    const address = url.pathname + url.search
    const { edition } = this.#parts.cache
    const key = this.#keyOf(address, streams)
    const underWay = this.#underWay.get(key)
    if (underWay && this.#parts.config.cacheSeconds) {
      underWay.audience.join(left)
      return underWay.made
    }
    const audience = new Audience()
    audience.join(left)
    const context = this.#parts.anonymousContext(requestId)
    context.rest.cancelReads(audience.signal)
    const server = createServerApi(this.#app, context, this.#parts.renderer.site, {
      graceMs: streams ? this.#parts.config.streamGraceMs : undefined,
    })
    const begun = preciseNow()
    const asked = { request: new Request(url), requestId, visitor: nobody, left: audience.signal }
    const made = this.#render(url, server, streams, asked)
    this.#underWay.set(key, { made, audience })
    const end = () => {
      if (this.#underWay.get(key)?.made === made) this.#underWay.delete(key)
    }
    // Whoever asks from now on has it made anew.
    audience.signal.addEventListener('abort', end, { once: true })
    made
      .then((result) =>
        result.kind === 'page' ? this.#keep(url, result, context, { edition, at: begun }) : undefined,
      )
      .catch((error: unknown) => {
        if (error instanceof Overloaded || hasLeft(error)) return
        this.#app.log.error({ err: error, path: url.pathname, requestId }, 'a page was not kept')
      })
      .finally(end)
    return made
  }

  async #keep(
    url: URL,
    { rendering, server }: Extract<Made, { kind: 'page' }>,
    context: GatewayContext,
    begun: { edition: number; at: number },
  ): Promise<void> {
    const before = Buffer.concat(await Array.fromAsync(rendering.html.read()))
    const lifetime = this.#parts.config.cacheSeconds * 1000
    const address = url.pathname + url.search
    // Only one of them is: there are as many addresses without a page as anybody likes.
    const status = this.#parts.renderer.site.isNotFoundPage(address) ? 404 : 200
    if (!lifetime || !rendering.shared || rendering.status !== status || !server.complete) return
    // Deferred blocks are not in their place. Their data is cached by now, so a complete render is cheap.
    if (server.late.size) return void (await this.#make(url, false, context.requestId))
    const now = Date.now()
    const { endsAt } = context.cachePolicy
    const freshUntil = Math.min(now + lifetime, context.cachePolicy.freshUntil)
    const page = {
      name: this.#parts.renderer.site.pageAt(url.pathname).name,
      shows: context.cachePolicy.shows,
      status: rendering.status,
      forAnybody: isForAnybody(address, this.#parts.config, this.#parts.renderer.site),
      before,
      after: rendering.end,
      link: rendering.link,
    }
    const ends = { visitorPayload: visitorPayload(null), banner: this.#parts.renderer.site.consentBanner }
    const until = {
      freshUntil,
      usableUntil: this.#parts.cache.mayBeStale ? Math.min(freshUntil + lifetime, endsAt) : freshUntil,
      usableOnFailureUntil: Math.min(freshUntil + USABLE_ON_FAILURE_MS, endsAt),
    }
    const kept = await keepPage(page, ends, until)
    if (begun.edition === this.#parts.cache.edition) this.#parts.cache.keep(address, kept, begun.at)
  }

  /** Renders a page when its turn has come. Throws Overloaded when that would be too late, and ClientLeft when nobody waits any more. */
  #render(url: URL, server: ServerApi, streams: boolean, asked: Asked): Promise<Made> {
    const render = () => this.#renderNow(url, server, streams, asked)
    return this.#parts.concurrency.run(kindOf(asked.request), render, asked.left)
  }

  async #renderNow(url: URL, server: ServerApi, streams: boolean, asked: Asked): Promise<Made> {
    const { renderer, assetsOf, config, thirdParties } = this.#parts
    const { requestId, left } = asked
    const { answer, frame } = await renderer.prepare({
      ...asked,
      api: server.api,
      client: server.client,
      deferred: server.late,
      siteUrl: config.siteUrl,
      settings: {
        landingDiscounts: config.landingDiscounts,
        mapTiles: config.mapTiles && { url: config.mapTiles.url, attribution: config.mapTiles.attribution },
        tagManagerId: config.tagManagerId ?? null,
        serviceWorker: config.serviceWorker,
      },
      assetsOf,
    })
    if (answer.kind !== 'page') return answer
    left?.throwIfAborted()
    const path = renderer.site.pageAt(url.pathname).secret ? '' : url.pathname
    for (const err of answer.faults)
      if (!isLogged(err)) this.#app.log.error({ err, path, requestId }, 'a page failed')
    const name = renderer.site.pageAt(url.pathname).name
    const rendering = await traced(`render ${name}`, {}, async () =>
      startRendering(answer, frame, {
        streams: streams && server.late.size > 0,
        inlineScripts: drawsInline(await thirdParties(), url.pathname),
        left,
        onError: (error, { componentStack }) => {
          if (!hasLeft(error))
            this.#app.log.error({ err: error, path, componentStack, requestId }, 'rendering failed')
        },
      }),
    )
    return { kind: 'page', rendering, server, failedForm: answer.failedForm }
  }

  /** A page does not fail because the visitor's data could not be loaded. */
  async #visitor(request: FastifyRequest, ask: ServerApi['visitor']): Promise<VisitorPayload | null> {
    try {
      return this.#parts.renderer.site.visitorOf(await ask(), deviceOf(request))
    } catch (error) {
      if (!hasLeft(error)) request.log.warn({ err: error }, 'the visitor is not known')
      return null
    }
  }

  /** The page of ours that sent a request. */
  #pageBefore({ headers, host }: FastifyRequest): URL | undefined {
    const before = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer) : undefined
    return before?.host === host ? this.#urlOf(before.pathname + before.search) : undefined
  }

  #urlOf(target: string): URL {
    // Appended to our origin as text: an address that begins with two slashes must not name another host.
    return new URL(this.#parts.config.siteUrl + target)
  }
}

const hasFailed = (made: Made) => made.kind === 'page' && made.rendering.status >= 500

/** Redirects a visitor whose auth token is dead; the response clears its cookies. */
function sendHome(request: FastifyRequest, reply: FastifyReply) {
  const status = request.method === 'POST' ? 303 : 302
  return reply.header('cache-control', 'private, no-store').redirect('/', status)
}

/** Scripts on pages can read it, so it holds no secrets. */
function keepCookie(reply: FastifyReply, name: KeptCookie, value: string, { mode }: Config): void {
  const maxAge = value ? KEPT_SECONDS : 0
  reply.setCookie(name, value, { path: '/', maxAge, sameSite: 'lax', secure: mode === 'live' })
}

function webRequest(request: FastifyRequest, url: URL): Request {
  if (request.method !== 'POST') return new Request(url)
  if (request.body instanceof FormData) return new Request(url, { method: 'POST', body: request.body })
  const body = typeof request.body === 'string' ? request.body : ''
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
}
