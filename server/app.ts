import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { buildContext } from '../graphql/context.ts'
import { addGateway, createUpstream } from '../graphql/gateway.ts'
import type { GatewayOptions } from '../graphql/gateway.ts'
import type { ChangedProducts } from '../graphql/rest/purges.ts'
import { UpstreamError } from '../graphql/errors/upstream-error.ts'
import { addUpstreamExtension } from '../graphql/execution/upstream-extension.ts'
import { logRequests, observeServer } from '../logging/answered-request.ts'
import { REQUEST_ID, requestIdOf } from '../logging/request-id.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { observeRequests } from '../metrics/request-metrics.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import type { Config } from './config.ts'
import { addDiscovery } from './routes/discovery.ts'
import { addFeed } from './routes/feed.ts'
import { addGraphiql } from './graphiql/graphiql.ts'
import { addBrowserSpans } from './monitoring/browser-spans.ts'
import { addHealth } from './monitoring/health.ts'
import { compressAnswers } from './hooks/compress-answers.ts'
import { hasTwoHosts, refuseTwoHosts } from './hooks/one-host.ts'
import { keepLocationsOwn } from './hooks/own-locations.ts'
import { keepCookiesPrivate } from './hooks/private-cookies.ts'
import { limitConcurrency } from './hooks/limit-concurrency.ts'
import { TooManyRequests, limitRequests } from './hooks/request-limits.ts'
import { refuseForeignChanges } from './hooks/same-origin.ts'
import { cacheSharedQueries, rememberContext } from './hooks/shared-queries.ts'
import { defaultPolicy } from './hooks/default-policy.ts'
import { refuseUnderPressure } from './hooks/under-pressure.ts'
import { warnOfUntrustedProxy } from './hooks/untrusted-proxy.ts'
import { identityOf } from './identity.ts'
import { addImages } from './routes/images.ts'
import { addErrorHandler } from './error-handler.ts'
import { createLogger } from './monitoring/logger.ts'
import { answersInRedis } from './redis/answers-in-redis.ts'
import { EdgePurges } from './edge/edge-purges.ts'
import { pagesRelease } from './edge/pages-release.ts'
import { purgeOnRelease } from './edge/purge-on-release.ts'
import { hearPurges } from './redis/purge-messages.ts'
import type { RedisConnection } from './redis/redis-connection.ts'
import { addPolicyReports } from './policy-reports/policy-reports.ts'
import { addSandbox } from './sandbox/sandbox.ts'
import { addServiceWorker } from './routes/service-worker.ts'
import { addSitemap } from './routes/sitemap.ts'
import { proxyTrust } from './trust-proxy.ts'
import { RecentRequests } from './sandbox/recent-requests.ts'
import { addStaticFiles } from './routes/static-files.ts'
import { addWebhooks } from './routes/webhooks.ts'
import { serverTiming } from './monitoring/server-timing.ts'
import { bundledOrigins, sourceStack } from './monitoring/source-stack.ts'
import { HtmlCache } from './ssr/html-cache.ts'
import { KeptAnswers } from './ssr/kept-answers.ts'
import { MissingPages } from './ssr/missing-pages.ts'
import { thirdPartiesFor } from './ssr/third-parties.ts'
import { readPageAssets } from './ssr/page-assets.ts'
import { observePages } from './ssr/page-metrics.ts'
import { addPages } from './ssr/page-routes.ts'
import { loadRenderer } from './ssr/renderer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Forgets what is kept of products that have changed. */
    purgeProducts: (products: ChangedProducts) => Promise<void>
  }
}

const ROOT = join(import.meta.dirname, '..')

/** For so long what is kept is believed while nobody would tell that it has changed. */
const SECONDS_UNHEARD = 1

const NOBODY = {
  sessionToken: undefined,
  authToken: undefined,
  referrerPath: '',
  fingerprint: '',
  onSession: () => {},
}

export type AppOptions = {
  log?: Logger
  /** What the process measures; undefined when nobody asks. */
  metrics?: Metrics | undefined
  /** What copies share; undefined when each is for itself. */
  redis?: RedisConnection | undefined
  /** Whether a store in this process tells it of changes, so that it hears of them without Redis. */
  hasOwnStore?: boolean
  /** Called for every /v1 call that failed, besides the log. */
  onUpstreamFailure?: (error: UpstreamError) => void
  /** In development: changes the document that the bundler writes. */
  reframe?: (html: string) => Promise<string>
  /** In development: builds GraphiQL when its sources have changed. */
  buildGraphiql?: () => Promise<void>
}

/** Builds the Node tier without listening. `apiBaseUrl` is the base URL of /v1. */
export async function buildApp(
  config: Config,
  apiBaseUrl: string,
  {
    log = createLogger(config),
    metrics,
    redis,
    hasOwnStore = false,
    onUpstreamFailure,
    reframe,
    buildGraphiql,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const pages = new HtmlCache()
  const observers = [
    ...(metrics ? [observeRequests(metrics, 'gateway')] : []),
    ...(config.accessLog ? [logRequests(log)] : []),
  ]
  const observePage = metrics && observePages(metrics, pages)
  const keptAnswers = new KeptAnswers(pages, [
    ...observers,
    ...(observePage ? [() => observePage('kept')] : []),
  ])
  const timeouts = { requestTimeout: 30_000, connectionTimeout: 60_000, keepAliveTimeout: 65_000 }
  const logsRequests = config.logLevel === 'debug'
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: !logsRequests,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: 64 * 1024,
    genReqId: requestIdOf,
    ...timeouts,
    serverFactory: (handler) => keptAnswers.serve(handler, timeouts),
    routerOptions: { caseSensitive: true, maxParamLength: 500 },
    // An address that cannot be decoded is not found.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/not-found'),
  })
  const missing = new MissingPages(app)
  const originOf = bundledOrigins(join(ROOT, 'dist', 'maps'))
  const gateway: GatewayOptions = {
    apiBaseUrl,
    imageBaseUrl: config.imageBaseUrl,
    cacheSeconds: config.cacheSeconds,
    timeoutMs: config.blockTimeoutMs,
    changeTimeoutMs: config.changeTimeoutMs,
    persistedOnly: config.mode === 'live',
    onFailure: (error) => {
      // That calls are held back is said once, for all of them.
      const level = error.ordinary || error.failure === 'open' ? 'debug' : 'warn'
      log[level]({ err: error, backend: apiBaseUrl }, 'a call to /v1 failed')
      onUpstreamFailure?.(error)
    },
    onCircuitChange: (isOpen) => {
      if (isOpen) log.warn({ backend: apiBaseUrl }, 'the circuit breaker is open: calls to /v1 are held back')
      else log.info({ backend: apiBaseUrl }, 'the circuit breaker is closed: calls to /v1 are made again')
    },
    sourceStack: (stack) => sourceStack(stack, originOf),
    metrics,
    answersOfAllCopies: redis && answersInRedis(redis),
  }
  const upstream = createUpstream(gateway)
  const recentRequests = config.mode === 'live' ? undefined : new RecentRequests()
  recentRequests?.watch(app)
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => {
    const beforeSession = () => limiter.newVisitor(request).catch(asUpstreamError)
    const identity = Object.assign(identityOf(config, request, reply), { beforeSession })
    return buildContext(upstream, identity, recentRequests?.startRecording(request))
  }
  const anonymousContext = (requestId?: string) =>
    buildContext(upstream, { ...NOBODY, requestId }, recentRequests?.findRecorder(requestId))
  app.addHook('onClose', () => upstream.close())
  const routeOf = ({ routeOptions: { url = 'unknown' }, url: address }: FastifyRequest) => {
    // All pages have one route; they are told apart by their names.
    if (url === '*') return renderer.site.pageAt(address.split('?', 1)[0] ?? '').name
    // Each file of the bundle has a route.
    return url.startsWith('/assets/') ? '/assets/*' : url
  }
  traceRequests(app, routeOf, (span, { method, routeOptions }, reply) => {
    if (routeOptions.url === '*' && method === 'GET') reply.header(...serverTiming(span))
  })
  observeServer(app, observers, routeOf)

  app.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID, request.id))
  addErrorHandler(app)
  const isProxyNews = config.trustProxy ? () => false : warnOfUntrustedProxy(app)
  refuseTwoHosts(app)
  keepLocationsOwn(app)
  defaultPolicy(app, config)
  // Before whatever refuses a request. Pages set their own policy (ssr/page-policy.ts).
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // Our own pages get the full referrer, other sites only the origin.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.mode === 'live',
  })
  refuseForeignChanges(app)
  await refuseUnderPressure(app)
  const limiter = await limitRequests(app, config.requestLimits, redis)
  const concurrency = limitConcurrency(app, metrics)
  await app.register(cookie)
  keepCookiesPrivate(app)
  cacheSharedQueries(app)
  await compressAnswers(app)
  await addGateway(app, gateway, (request, reply) => rememberContext(request, contextOf(request, reply)))
  if (config.mode !== 'live') {
    addUpstreamExtension(app)
    await addGraphiql(app, { rest: () => anonymousContext().rest, build: buildGraphiql })
  }
  addDiscovery(app, config)
  addHealth(app, upstream, () => pages.size > 0)
  const edge = config.edge && new EdgePurges(config.edge, app.log)
  if (metrics) edge?.measure(metrics)
  const purge = async (products: ChangedProducts) => {
    // Pages are made of answers.
    await upstream.cache.purge(products)
    pages.purge(products)
    // After this copy, whose old pages it would fetch again otherwise. Each copy tells it, as each may have had old ones.
    edge?.purge(products)
  }
  const onHearing = (isHearing: boolean) => {
    if (hasOwnStore) return
    if (isHearing) log.info('changes of products are heard of again')
    else
      log.warn(
        'changes of products are not heard of: what pages show is asked for each second until they are',
      )
    upstream.cache.keepAtMost(isHearing ? Infinity : SECONDS_UNHEARD)
    pages.mayBeStale = isHearing
    void purge('all')
  }
  const onFirstHearing = () => {
    void upstream.cache.forget()
    pages.purge('all')
  }
  const stopHearing = redis && hearPurges(redis, { purge, onFirstHearing, onHearing })
  app.addHook('onClose', () => stopHearing?.())
  app.decorate('purgeProducts', purge)
  addSandbox(app, { apiBaseUrl, recentRequests, forget: () => purge('all') })
  addWebhooks(app, upstream)
  addImages(app, upstream)
  await addStaticFiles(app, config, redis)

  const bundle = config.development ? undefined : join(ROOT, 'dist')
  if (edge) {
    const release = bundle ? pagesRelease(bundle, config) : randomUUID()
    purgeOnRelease(app, { edge, redis, release })
  }
  addServiceWorker(
    app,
    bundle && config.serviceWorker ? join(bundle, 'client', 'service-worker.js') : undefined,
  )
  const renderer = await loadRenderer(bundle && join(bundle, 'server'), reframe)
  const { siteUrl, landingDiscounts } = config
  const rest = () => anonymousContext().rest
  addPolicyReports(app, {
    pageNameOf: (path) => renderer.site.pageAt(path).name,
    limiter,
    metrics,
  })
  addBrowserSpans(app, { pageNameOf: (path) => renderer.site.pageAt(path).name, limiter })
  addSitemap(app, { siteUrl, site: renderer.site, landingDiscounts, rest })
  addFeed(app, siteUrl, rest)
  addPages(app, {
    config,
    renderer,
    cache: pages,
    assetsOf: readPageAssets(bundle && join(bundle, 'client')),
    contextOf,
    limiter,
    concurrency,
    isBackendAway: () => upstream.circuit.isOpen,
    thirdParties: thirdPartiesFor(config, rest),
    anonymousContext,
    observe: observePage,
  })
  app.addHook('preClose', async () => void (app.isDraining = true))
  keptAnswers.begin({
    keeps: (request) =>
      app.isDraining === true ||
      logsRequests ||
      app.isUnderPressure() ||
      isProxyNews(request.headers) ||
      hasTwoHosts(request),
    missingAt: (url) => missing.keptAt(url, renderer.site, config),
    parseCookie: (header) => app.parseCookie(header),
  })
  return app
}

/** Refuses a new session like the store does, so that pages show the reason. */
function asUpstreamError(error: unknown): never {
  if (!(error instanceof TooManyRequests)) throw error
  const { message, retryAfter } = error
  throw new UpstreamError('http', 'POST /v1/session/', {
    status: 429,
    body: { code: 'too_many_requests', message },
    retryAfter,
  })
}

function isReadable(url: string): boolean {
  try {
    return decodeURI(url.split('?', 1)[0] ?? '') !== ''
  } catch {
    return false
  }
}
