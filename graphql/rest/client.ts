import { randomUUID } from 'node:crypto'
import type { Dispatcher } from 'undici'
import type { Endpoint, EndpointCall, EndpointResult } from '../../contract/types/endpoint.ts'
import { ErrorBody } from '../../contract/types/endpoint.ts'
import type { AppPlatform } from '../../contract/types/primitives.ts'
import type { Session } from '../../contract/session.ts'
import { createSession } from '../../contract/session.ts'
import type { CachePolicy } from '../cache-policy.ts'
import type { OperationObserver } from '../execution/operation-metrics.ts'
import { hasLeft } from '../errors/client-left.ts'
import { UpstreamError } from '../errors/upstream-error.ts'
import type { CallObserver } from './call-metrics.ts'
import type { CacheUse, CallRecorder, RecordedCall } from './call-recorder.ts'
import { beginCallSpan, endCallSpan } from './call-span.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { deadline } from './deadline.ts'
import { requestText } from './request-text.ts'
import type { RetryBudget } from './retry-budget.ts'
import type { SharedCache } from './shared-cache.ts'

/** The shared part of all requests to /v1; one for each process. */
export type Upstream = {
  baseUrl: string
  dispatcher: Dispatcher
  cache: SharedCache
  /** Holds calls back while the upstream keeps failing or hanging. */
  circuit: CircuitBreaker
  /** How many calls may be sent a second time. */
  retries: RetryBudget
  /** Time-out of GETs; `changeTimeoutMs` is that of changes. */
  timeoutMs: number
  changeTimeoutMs: number
  /** The base of picture addresses, without a trailing slash. */
  imageBase: string
  /** Called once for every call that failed. */
  onFailure?: (error: UpstreamError) => void
  /** Observes all calls, for metrics. */
  observer?: CallObserver | undefined
  /** Observes the operations that are executed, for metrics. */
  observeOperation?: OperationObserver | undefined
  /** Maps the positions of a browser's stack to source files. */
  sourceStack?: (stack: string) => string
}

/** The visitor for whom calls are made. */
export type Identity = {
  sessionToken: string | undefined
  authToken: string | undefined
  referrerPath: string
  fingerprint: string
  /** The visitor's browser and system, e.g. "Firefox on Linux"; empty when unknown. */
  device?: () => string
  /** Connects the log lines of the Node tier and the store for one request. */
  requestId?: string | undefined
  /** Set when the request comes from one of the shop's apps. */
  appPlatform?: AppPlatform | undefined
  /** Called before a session starts; throws UpstreamError when there are too many. */
  beforeSession?: () => Promise<void>
  /** Called with a new session or session token, to store it in a cookie. */
  onSession: (session: Session) => void
  /** Called with a sign-in, to store it in cookies. */
  onAuth?: (auth: { token: string; expires_at: string }) => void
  /** Called when the visitor is no longer signed in: after signing out, or (`expired`) because the token is dead. */
  onSignedOut?: (why: 'asked' | 'expired') => void
}

/** The arguments of a call, optional when the endpoint takes none, and the key of a change. */
type CallArguments<E extends Endpoint> =
  object extends EndpointCall<E>
    ? [input?: EndpointCall<E>, key?: string]
    : [input: EndpointCall<E>, key?: string]

type EndpointData<E extends Endpoint> = EndpointResult<E> extends { data: infer D } ? D : never

type Sent = {
  path: string
  method: Endpoint['method']
  body: unknown
  key?: string | undefined
  slow?: boolean
  recorded?: RecordedCall | undefined
  /** Names the span of the call to the upstream. */
  traceparent?: string | undefined
  /** Aborts when nobody waits for the answer any more. */
  left?: AbortSignal | undefined
}

/**
 * Calls /v1 for one visitor during one request. Equal GETs are made once; shared ones come from the process's cache and carry
 * no token. A change starts a session when there is none, unless it needs no token.
 */
export class RestClient {
  readonly #upstream: Upstream
  readonly #identity: Identity
  readonly #answers = new Map<string, Promise<unknown>>()
  readonly #recorder: CallRecorder | undefined
  #sessionToken: string | undefined
  #authToken: string | undefined
  #starting: Promise<void> | undefined
  readonly #cachePolicy: CachePolicy
  #signInExpired = false
  #retryAfter: number | undefined
  #left: AbortSignal | undefined

  /** `recorder` notes the calls that are made. */
  constructor(upstream: Upstream, identity: Identity, cachePolicy: CachePolicy, recorder?: CallRecorder) {
    this.#upstream = upstream
    this.#identity = identity
    this.#cachePolicy = cachePolicy
    this.#recorder = recorder
    this.#sessionToken = identity.sessionToken
    this.#authToken = identity.authToken
  }

  /** Whether a call found the visitor's auth token dead. */
  get signInExpired(): boolean {
    return this.#signInExpired
  }

  /** Seconds to wait after a 429; undefined without one. */
  get retryAfter(): number | undefined {
    return this.#retryAfter
  }

  /** Whether the visitor has a token, so that /v1 may have data of theirs. Reading it makes the answer depend on the visitor. */
  get hasSession(): boolean {
    this.#cachePolicy.markDependent()
    return this.#sessionToken !== undefined || this.#authToken !== undefined
  }

  /** The visitor's browser and system; empty when unknown. */
  get device(): string {
    return this.#identity.device?.() ?? ''
  }

  /** Whether the visitor has an account; as `hasSession`. */
  get isSignedIn(): boolean {
    this.#cachePolicy.markDependent()
    return this.#authToken !== undefined
  }

  /** Ends GETs from now on once `left` aborts, unless others wait for the same answer. Changes go on. */
  cancelReads(left: AbortSignal): void {
    this.#left = left
  }

  /** Makes later calls for the user who signed in. The browser gets both tokens as HttpOnly cookies. */
  keepSignIn(auth: { token: string; expires_at: string; session: Session }): void {
    this.#answers.clear()
    this.#authToken = auth.token
    this.#sessionToken = auth.session.token
    this.#identity.onSession(auth.session)
    this.#identity.onAuth?.(auth)
  }

  /** Keeps the token that takes the place of the present one. What was answered is still so. */
  keepRenewed(auth: { token: string; expires_at: string }): void {
    this.#authToken = auth.token
    this.#identity.onAuth?.(auth)
  }

  /** Makes later calls for a guest. */
  forgetSignIn(why: 'asked' | 'expired' = 'asked'): void {
    this.#answers.clear()
    this.#authToken = undefined
    this.#identity.onSignedOut?.(why)
  }

  /** Several calls may find out at the same time; later ones may already be a guest's. */
  #expire(): void {
    if (this.#authToken === undefined) return
    this.#signInExpired = true
    this.forgetSignIn('expired')
  }

  /** Makes a call and returns the `data` of its parsed body. Throws UpstreamError. */
  async data<const E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<EndpointData<E>> {
    return ((await this.call(endpoint, ...args)) as { data: EndpointData<E> }).data
  }

  /** Makes a call and returns its parsed body. Throws UpstreamError. `key` is the Idempotency-Key of a change. */
  async call<const E extends Endpoint>(
    endpoint: E,
    ...[input = {} as EndpointCall<E>, key]: CallArguments<E>
  ): Promise<EndpointResult<E>> {
    const { params, query, body } = input as { params?: object; query?: object; body?: unknown }
    const path = buildPath(endpoint.path, params, query)
    if (endpoint.method !== 'GET') {
      const sent: Sent = {
        path,
        method: endpoint.method,
        body,
        key: endpoint.idempotent ? (key ?? randomUUID()) : undefined,
      }
      return this.#makeChange(endpoint, sent)
    }
    let answer = this.#answers.get(path)
    if (answer) this.#recorder?.repeat(path)
    else {
      const sent: Sent = { path, method: 'GET', body: undefined, slow: endpoint.slow ?? false }
      answer = endpoint.shared
        ? this.#readShared(endpoint, sent)
        : this.#recordedCall(endpoint, { ...sent, left: this.#left }, this.#tokens())
      this.#answers.set(path, answer)
    }
    return answer as Promise<EndpointResult<E>>
  }

  /** An answer that is the same for everybody, from the process's cache if it is there. */
  async #readShared(endpoint: Endpoint, sent: Sent): Promise<unknown> {
    const seconds = typeof endpoint.shared === 'object' ? endpoint.shared.seconds : undefined
    const recorded = this.#recorder?.begin('GET', sent.path, 'shared')
    const calledAt = Date.now()
    let use: CacheUse = 'shared'
    const note = (found: CacheUse) => {
      use = found
      if (recorded) recorded.cache = found
    }
    try {
      const kept = await this.#upstream.cache.get(
        sent.path,
        seconds,
        (left) => {
          note('miss')
          return this.#recordedCall(endpoint, { ...sent, recorded, left }, {})
        },
        { accept: (value) => endpoint.response.safeParse(value).data, left: this.#left },
      )
      if (use === 'shared' && kept.since <= calledAt) note('hit')
      this.#cachePolicy.freshUntilAtMost(kept.until)
      this.#cachePolicy.show(kept.shows)
      // What it shows has changed meanwhile.
      if (kept.until <= kept.since) this.#cachePolicy.endsAtMost(kept.until)
      return kept.value
    } finally {
      this.#upstream.observer?.cached(use)
      recorded?.end()
    }
  }

  async #makeChange<E extends Endpoint>(endpoint: E, sent: Sent): Promise<EndpointResult<E>> {
    this.#answers.clear()
    const needsSession = endpoint.access !== undefined && endpoint.startsSession !== false
    if (!this.#sessionToken && needsSession) await this.#startSession()
    try {
      return await this.#recordedCall(endpoint, sent, this.#tokens())
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.body?.code !== 'session_required') throw error
      // The session expired. The call was refused before it did anything, so it can be repeated.
      await this.#startSession()
      return this.#recordedCall(endpoint, sent, this.#tokens())
    }
  }

  /** Starts one session, however many changes of this request wait for it. */
  #startSession(): Promise<void> {
    this.#starting ??= this.#createSession()
      .then((session) => {
        this.#sessionToken = session.token
        this.#identity.onSession(session)
      })
      .finally(() => (this.#starting = undefined))
    return this.#starting
  }

  async #createSession(): Promise<Session> {
    await this.#identity.beforeSession?.().catch((error: unknown) => {
      this.#noteLimit(error)
      throw error
    })
    const sent: Sent = { path: createSession.path, method: 'POST', body: undefined }
    // The store limits sessions by network.
    return this.#recordedCall(createSession, sent, this.#origin())
  }

  #noteLimit(error: unknown): void {
    if (error instanceof UpstreamError && error.status === 429) this.#retryAfter = error.retryAfter ?? 60
  }

  /** The headers that identify the visitor. */
  #origin(): Record<string, string> {
    const { referrerPath, fingerprint } = this.#identity
    return { 'x-referrer-path': referrerPath, 'x-visitor-fingerprint': fingerprint }
  }

  #tokens(): Record<string, string> {
    this.#cachePolicy.markPersonal()
    const authToken = this.#authToken
    return {
      ...(this.#sessionToken && { 'x-session-token': this.#sessionToken }),
      ...(authToken && { authorization: `Bearer ${authToken}` }),
      ...this.#origin(),
      ...(this.#identity.appPlatform && { 'x-app-platform': this.#identity.appPlatform }),
    }
  }

  async #recordedCall<E extends Endpoint>(
    endpoint: E,
    sent: Sent,
    tokens: Record<string, string>,
  ): Promise<EndpointResult<E>> {
    const started = performance.now()
    const recorded = sent.recorded ?? this.#recorder?.begin(sent.method, sent.path, 'bypass')
    const pattern = `${endpoint.method} ${endpoint.path}`
    const span = beginCallSpan(this.#upstream.baseUrl, endpoint)
    const observe = (failure?: UpstreamError) => {
      this.#upstream.observer?.ended(pattern, (performance.now() - started) / 1000, failure)
      if (span) endCallSpan(span, failure)
    }
    const ended = this.#upstream.circuit.begin()
    try {
      if (!ended) throw this.#heldBack(endpoint, sent)
      const answer = await this.#parsedCall(
        endpoint,
        { ...sent, recorded, traceparent: span?.traceparent },
        tokens,
      )
      ended('answered')
      observe()
      return answer
    } catch (error) {
      this.#noteLimit(error)
      if (error instanceof UpstreamError) {
        // Nobody knows what it would have been.
        if (!hasLeft(error))
          ended?.(error.failure === 'timeout' ? 'hung' : error.status >= 500 ? 'failed' : 'answered')
        observe(error)
        if (recorded) recorded.failure = error.failure
        error.asked = { requestId: this.#identity.requestId, ms: Math.round(performance.now() - started) }
        if (!hasLeft(error)) this.#upstream.onFailure?.(error)
      }
      throw error
    } finally {
      recorded?.end()
    }
  }

  /** The error for a call that is not made because the circuit is open. */
  #heldBack({ method, path }: Endpoint, sent: Sent): UpstreamError {
    const { baseUrl, circuit } = this.#upstream
    return new UpstreamError('open', `${sent.method} ${sent.path}`, {
      ...{ baseUrl, pattern: `${method} ${path}`, status: 503, retryAfter: circuit.retryAfter },
    })
  }

  async #parsedCall<E extends Endpoint>(
    endpoint: E,
    sent: Sent,
    tokens: Record<string, string>,
  ): Promise<EndpointResult<E>> {
    const { baseUrl } = this.#upstream
    const call = `${sent.method} ${sent.path}`
    const pattern = `${endpoint.method} ${endpoint.path}`
    const { statusCode, retryAfter, text } = await this.#fetch(call, pattern, sent, tokens)
    if (sent.recorded) sent.recorded.status = statusCode
    const body = parseJson(text, statusCode, call, { baseUrl, pattern })
    if (statusCode >= 400) {
      const known = ErrorBody.safeParse(body)
      // The caller gets the error; the cookies are cleared with the response.
      if (statusCode === 401 && known.data?.error.code === 'auth_invalid') this.#expire()
      throw new UpstreamError('http', call, {
        baseUrl,
        pattern,
        status: statusCode,
        body: known.success ? known.data.error : undefined,
        retryAfter,
      })
    }
    const parsed = endpoint.response.safeParse(body)
    if (!parsed.success) throw new UpstreamError('invalid', call, { baseUrl, pattern, cause: parsed.error })
    return parsed.data as EndpointResult<E>
  }

  async #fetch(call: string, pattern: string, sent: Sent, tokens: Record<string, string>) {
    const { baseUrl, dispatcher, retries, timeoutMs, changeTimeoutMs } = this.#upstream
    const { requestId } = this.#identity
    using limit = deadline(sent.method === 'GET' && !sent.slow ? timeoutMs : changeTimeoutMs, sent.left)
    const { signal } = limit
    const request = {
      origin: baseUrl,
      path: sent.path,
      method: sent.method,
      headers: {
        accept: 'application/json',
        ...(requestId && { 'x-request-id': requestId }),
        ...(sent.traceparent && { traceparent: sent.traceparent }),
        ...tokens,
        ...(sent.key && { 'idempotency-key': sent.key }),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: sent.body === undefined ? null : JSON.stringify(sent.body),
    }
    try {
      const answer = await requestText(dispatcher, request, signal).then(
        (first) => {
          retries.earn()
          return first
        },
        (error: unknown) => {
          if ((sent.method !== 'GET' && !sent.key) || !hasHungUp(error) || !retries.take()) throw error
          return requestText(dispatcher, request, signal)
        },
      )
      const retryAfter = Number(answer.headers['retry-after']) || undefined
      return { statusCode: answer.statusCode, retryAfter, text: answer.text }
    } catch (cause) {
      if (hasLeft(signal.reason))
        throw new UpstreamError('left', call, { baseUrl, pattern, status: 499, cause })
      throw new UpstreamError(signal.aborted ? 'timeout' : 'network', call, {
        baseUrl,
        pattern,
        status: signal.aborted ? 504 : 502,
        cause,
      })
    }
  }
}

/**
 * Returns true if the other side closed the connection without an answer, usually a kept-alive one that had just timed out
 * there. A GET and a change with a key can be repeated; another change may have been made.
 */
function hasHungUp(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE'
}

/** Parses an answer. One with a 5xx may be none of the service's: a proxy before it says in its own words that nobody is there. */
function parseJson(
  text: string,
  status: number,
  call: string,
  where: { baseUrl: string; pattern: string },
): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (status >= 500) throw new UpstreamError('http', call, { ...where, status, cause })
    throw new UpstreamError('invalid', call, { ...where, cause })
  }
}

function buildPath(template: string, params: object = {}, query: object = {}): string {
  const values = params as Record<string, unknown>
  const path = template.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size ? `${path}?${search}` : path
}
