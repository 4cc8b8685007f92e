import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestObserver } from '../../logging/answered-request.ts'
import { REQUEST_ID, requestIdOf } from '../../logging/request-id.ts'
import { endRequestSpan, factsOfRequest } from '../../tracing/trace-requests.ts'
import { beginSpan } from '../../tracing/tracing.ts'
import { isAsked } from '../hooks/consent.ts'
import { SERVER_TIMING, serverTiming } from '../monitoring/server-timing.ts'
import type { Encoding } from './encoding.ts'
import { acceptedEncoding } from './encoding.ts'
import type { HtmlCache, KeptPage, WholePage } from './html-cache.ts'
import { bytesOf, isKnown, lengthOf } from './html-cache.ts'

/** How long the headers of an answer are sent again. */
export const LONGEST_MS = 10_000

/** Headers that each answer has of its own. */
const OF_ONE_REQUEST = [REQUEST_ID, SERVER_TIMING]

/** With one of these a page is the visitor's own, or its answer changes cookies. */
const OF_ONE_VISITOR = ['session_token', 'auth_token', 'promo_code', 'payment_method']

/** How many spellings of `Accept-Encoding` are remembered: browsers have a dozen. */
const MOST_SPELLINGS = 100

type Timeouts = { keepAliveTimeout: number; requestTimeout: number; connectionTimeout: number }

type Shop = {
  /** Whether the shop answers a request itself, whatever it asks for. */
  keeps: (request: IncomingMessage) => boolean
  /** The address under which the page of an address without a page is kept; undefined for all others. */
  missingAt: (url: string) => string | undefined
  parseCookie: (header: string) => Record<string, string | undefined>
}

const sent = new WeakMap<FastifyRequest, { page: WholePage; encoding: Encoding }>()

/** Says that an answer is the whole of a kept page, the same for all strangers. */
export function isKeptAnswer(request: FastifyRequest, page: WholePage, encoding: Encoding): void {
  sent.set(request, { page, encoding })
}

/** Remembers the headers of kept pages' answers. Register it behind all hooks that set headers. */
export function rememberAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const answer = sent.get(request)
    if (answer && request.method === 'GET' && !reply.hasHeader('set-cookie')) remember(reply, answer)
  })
}

function remember(reply: FastifyReply, { page, encoding }: { page: WholePage; encoding: Encoding }): void {
  const { statusCode } = reply
  const headers = Object.entries(reply.getHeaders())
    .filter(([name]) => !OF_ONE_REQUEST.includes(name))
    .flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]))
  if (statusCode !== 304) headers.push('content-length', String(lengthOf(page, encoding)))
  page.ready.set(`${statusCode} ${encoding}`, { headers, until: Date.now() + LONGEST_MS })
}

/**
 * Answers strangers who ask for kept pages before Fastify sees the request: one look at the cache, and one write. It answers
 * only what the shop has answered with the same headers before, and leaves everything else to it.
 */
export class KeptAnswers {
  readonly #pages: HtmlCache
  readonly #observers: readonly RequestObserver[]
  readonly #encodings = new Map<string, Encoding>()
  #shop: Shop | undefined

  constructor(pages: HtmlCache, observers: readonly RequestObserver[] = []) {
    this.#pages = pages
    this.#observers = observers
  }

  /** Begins to answer. */
  begin(shop: Shop): void {
    this.#shop = shop
  }

  /** An HTTP server that asks here first and leaves the rest to `handler`. Fastify has no part in its time-outs. */
  serve(handler: RequestListener, { keepAliveTimeout, requestTimeout, connectionTimeout }: Timeouts): Server {
    const server = createServer((request, response) => {
      if (!this.answer(request, response)) handler(request, response)
    })
    Object.assign(server, { keepAliveTimeout, requestTimeout })
    return server.setTimeout(connectionTimeout)
  }

  /** Answers a request, or returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const begun = performance.now()
    const page = this.#pageAt(url)
    const now = Date.now()
    if (!this.#shop || !page?.forAnybody || now >= page.freshUntil || this.#shop.keeps(request)) return false
    const { cookie, 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers
    const cookies = cookie ? this.#shop.parseCookie(cookie) : {}
    if (OF_ONE_VISITOR.some((name) => cookies[name] !== undefined)) return false
    const whole = isAsked(cookies) ? page.asking : page.answered
    const encoding = this.#encodingOf(accepted)
    const status = known !== undefined && isKnown(known, whole) ? 304 : page.status
    const ready = whole.ready.get(`${status} ${encoding}`)
    if (!ready || now >= ready.until) return false
    const id = requestIdOf(request)
    const sentBefore = request.socket.bytesWritten
    const { traceparent: parent } = request.headers
    const span = beginSpan(method, { kind: 'server', parent, facts: factsOfRequest(method, id) })
    response.writeHead(status, [...ready.headers, REQUEST_ID, id, ...(span ? serverTiming(span) : [])])
    if (status === 304 || method === 'HEAD') response.end()
    else response.end(bytesOf(whole, encoding))
    if (span) endRequestSpan(span, { method, route: page.name, status })
    if (this.#observers.length) {
      const ms = performance.now() - begun
      const bytes = request.socket.bytesWritten - sentBefore
      for (const observe of this.#observers) observe({ id, method, route: page.name, status, ms, bytes })
    }
    return true
  }

  #pageAt(url: string): KeptPage | undefined {
    const page = this.#pages.get(url)
    if (page) return page
    const address = this.#shop?.missingAt(url)
    return address === undefined ? undefined : this.#pages.get(address)
  }

  #encodingOf(accepted: string): Encoding {
    const known = this.#encodings.get(accepted)
    if (known) return known
    const encoding = acceptedEncoding(accepted)
    if (this.#encodings.size < MOST_SPELLINGS) this.#encodings.set(accepted, encoding)
    return encoding
  }
}
