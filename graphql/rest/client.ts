import { randomUUID } from 'node:crypto'
import type { Dispatcher } from 'undici'
import type { Endpoint, EndpointCall, EndpointResult } from '../../contract/endpoint.ts'
import { ErrorBody } from '../../contract/endpoint.ts'
import type { AppPlatform } from '../../contract/primitives.ts'
import type { Session } from '../../contract/session.ts'
import { createSession } from '../../contract/session.ts'
import type { CachePolicy } from '../cache-policy.ts'
import { UpstreamError } from '../upstream-error.ts'
import type { SharedCache } from './shared-cache.ts'

/** What every request to /v1 goes through: one for the process. */
export type Upstream = {
  baseUrl: string
  dispatcher: Dispatcher
  cache: SharedCache
  /** A GET that takes longer has failed; so has a change that takes longer than `changeTimeoutMs`. */
  timeoutMs: number
  changeTimeoutMs: number
  /** Where pictures are served from, without a slash at its end. */
  imageBase: string
  /** Told of every call that failed, once. */
  onFailure?: (error: UpstreamError) => void
  /** Puts the places of a browser's stack back into the source files. */
  sourceStack?: (stack: string) => string
}

/** On whose behalf calls are made. */
export type Identity = {
  sessionToken: string | undefined
  authToken: string | undefined
  referrerPath: string
  fingerprint: string
  /** What the visitor's browser and its system are called, e.g. "Firefox on Linux"; empty when that is not known. */
  device?: () => string
  /** Ties together what the Node tier and the store log of one request. */
  requestId?: string | undefined
  /** Set when it is one of the shop's apps that asks. */
  appPlatform?: AppPlatform | undefined
  /** Asked before a session is started; throws UpstreamError when there are too many. */
  beforeSession?: () => Promise<void>
  /** Told of a session that was started or got another token, to be kept in the visitor's cookie. */
  onSession: (session: Session) => void
  /** Told of a sign-in, to be kept in the visitor's cookies. */
  onAuth?: (auth: { token: string; expires_at: string }) => void
  /** Told that the visitor is no longer signed in: signed out, or (`expired`) with a token that is dead. */
  onSignedOut?: (why: 'asked' | 'expired') => void
}

/** What a call is told, which may be nothing where it takes nothing, and the key of a change. */
type Asked<E extends Endpoint> =
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
}

/**
 * Calls /v1 for one visitor during one request. Equal GETs are made once; those that are the same for
 * everybody come from the process's cache and carry no token. A change starts a session when there is none.
 */
export class RestClient {
  readonly #upstream: Upstream
  readonly #identity: Identity
  readonly #asked = new Map<string, Promise<unknown>>()
  #sessionToken: string | undefined
  #authToken: string | undefined
  #starting: Promise<void> | undefined
  readonly #cachePolicy: CachePolicy
  #signInExpired = false
  #retryAfter: number | undefined

  constructor(upstream: Upstream, identity: Identity, cachePolicy: CachePolicy) {
    this.#upstream = upstream
    this.#identity = identity
    this.#cachePolicy = cachePolicy
    this.#sessionToken = identity.sessionToken
    this.#authToken = identity.authToken
  }

  /** Whether the visitor's sign-in turned out to be dead. */
  get signInExpired(): boolean {
    return this.#signInExpired
  }

  /** In how many seconds it may be asked again, when something was asked for too often. */
  get retryAfter(): number | undefined {
    return this.#retryAfter
  }

  /** Whether /v1 may know this visitor: there is something of theirs to ask for. */
  get hasSession(): boolean {
    return this.#sessionToken !== undefined || this.#authToken !== undefined
  }

  /** What the visitor's browser and its system are called; empty when that is not known. */
  get device(): string {
    return this.#identity.device?.() ?? ''
  }

  get isSignedIn(): boolean {
    return this.#authToken !== undefined
  }

  /** From here on calls are made for who has signed in; the browser gets both tokens as cookies it can't read. */
  keepSignIn(auth: { token: string; expires_at: string; session: Session }): void {
    this.#asked.clear()
    this.#authToken = auth.token
    this.#sessionToken = auth.session.token
    this.#identity.onSession(auth.session)
    this.#identity.onAuth?.(auth)
  }

  /** From here on calls are made for a guest. */
  forgetSignIn(why: 'asked' | 'expired' = 'asked'): void {
    this.#asked.clear()
    this.#authToken = undefined
    this.#identity.onSignedOut?.(why)
  }

  /** Several calls may find out at the same time; later ones may have been made for a guest already. */
  #expire(): void {
    if (this.#authToken === undefined) return
    this.#signInExpired = true
    this.forgetSignIn('expired')
  }

  /** Makes the call and answers with the `data` of its parsed body. Throws UpstreamError. */
  async data<const E extends Endpoint>(endpoint: E, ...asked: Asked<E>): Promise<EndpointData<E>> {
    return ((await this.call(endpoint, ...asked)) as { data: EndpointData<E> }).data
  }

  /** Makes the call and answers with its parsed body. Throws UpstreamError. `key` makes a repeat harmless. */
  async call<const E extends Endpoint>(
    endpoint: E,
    ...[input = {} as EndpointCall<E>, key]: Asked<E>
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
      return this.#change(endpoint, sent)
    }
    if (endpoint.shared) {
      const seconds = endpoint.shared === true ? undefined : endpoint.shared.seconds
      const kept = await this.#upstream.cache.get(path, seconds, () =>
        this.#send(endpoint, { path, method: 'GET', body: undefined }, {}),
      )
      this.#cachePolicy.freshUntilAtMost(kept.until)
      return kept.value as EndpointResult<E>
    }
    let asked = this.#asked.get(path)
    if (!asked) {
      const sent: Sent = { path, method: 'GET', body: undefined, slow: endpoint.slow ?? false }
      asked = this.#send(endpoint, sent, this.#tokens())
      this.#asked.set(path, asked)
    }
    return asked as Promise<EndpointResult<E>>
  }

  async #change<E extends Endpoint>(endpoint: E, sent: Sent): Promise<EndpointResult<E>> {
    this.#asked.clear()
    if (!this.#sessionToken && endpoint.session !== 'optional') await this.#startSession()
    try {
      return await this.#send(endpoint, sent, this.#tokens())
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.body?.code !== 'session_required') throw error
      // The session ran out. The call was refused before it did anything, so it may be made again.
      await this.#startSession()
      return this.#send(endpoint, sent, this.#tokens())
    }
  }

  /** One session, however many changes of this request wait for it. */
  #startSession(): Promise<void> {
    this.#starting ??= this.#askForSession()
      .then((session) => {
        this.#sessionToken = session.token
        this.#identity.onSession(session)
      })
      .finally(() => (this.#starting = undefined))
    return this.#starting
  }

  async #askForSession(): Promise<Session> {
    await this.#identity.beforeSession?.().catch((error: unknown) => {
      this.#noteLimit(error)
      throw error
    })
    const sent: Sent = { path: createSession.path, method: 'POST', body: undefined }
    // Sessions are counted by network.
    return this.#send(createSession, sent, this.#origin())
  }

  #noteLimit(error: unknown): void {
    if (error instanceof UpstreamError && error.status === 429) this.#retryAfter = error.retryAfter ?? 60
  }

  /** Where a call comes from. */
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

  async #send<E extends Endpoint>(
    endpoint: E,
    sent: Sent,
    tokens: Record<string, string>,
  ): Promise<EndpointResult<E>> {
    const started = performance.now()
    try {
      return await this.#ask(endpoint, sent, tokens)
    } catch (error) {
      this.#noteLimit(error)
      if (error instanceof UpstreamError) {
        error.asked = { requestId: this.#identity.requestId, ms: Math.round(performance.now() - started) }
        this.#upstream.onFailure?.(error)
      }
      throw error
    }
  }

  async #ask<E extends Endpoint>(
    endpoint: E,
    sent: Sent,
    tokens: Record<string, string>,
  ): Promise<EndpointResult<E>> {
    const { baseUrl } = this.#upstream
    const call = `${sent.method} ${sent.path}`
    const pattern = `${endpoint.method} ${endpoint.path}`
    const { statusCode, retryAfter, text } = await this.#fetch(call, pattern, sent, tokens)
    const body = parseJson(text, call, { baseUrl, pattern })
    if (statusCode >= 400) {
      const known = ErrorBody.safeParse(body)
      // Whoever asked learns it from the error; the cookies go with the answer to the browser.
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
    const { baseUrl, dispatcher, timeoutMs, changeTimeoutMs } = this.#upstream
    const { requestId } = this.#identity
    using limit = deadline(sent.method === 'GET' && !sent.slow ? timeoutMs : changeTimeoutMs)
    const { signal } = limit
    const request = {
      origin: baseUrl,
      path: sent.path,
      method: sent.method,
      headers: {
        accept: 'application/json',
        ...(requestId && { 'x-request-id': requestId }),
        ...tokens,
        ...(sent.key && { 'idempotency-key': sent.key }),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: sent.body === undefined ? null : JSON.stringify(sent.body),
      signal,
    }
    try {
      const answer = await dispatcher.request(request).catch((error: unknown) => {
        if ((sent.method !== 'GET' && !sent.key) || !hasHungUp(error)) throw error
        return dispatcher.request(request)
      })
      const retryAfter = Number(answer.headers['retry-after']) || undefined
      return { statusCode: answer.statusCode, retryAfter, text: await answer.body.text() }
    } catch (cause) {
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
 * Whether the other side closed the connection without an answer: mostly one that was kept and had just run out there
 * when it was used once more. What was asked may be asked again, and a change that has a key; another may have been made.
 */
function hasHungUp(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE'
}

function parseJson(text: string, call: string, where: { baseUrl: string; pattern: string }): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
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

/**
 * Aborts after `ms`. A process that was too busy to read what had long arrived gets the time it lost once more:
 * its own standstill is not the upstream's fault.
 */
function deadline(ms: number): { signal: AbortSignal } & Disposable {
  const controller = new AbortController()
  const due = performance.now() + ms
  let timer = setTimeout(() => {
    const lost = Math.max(0, Math.min(performance.now() - due, ms))
    timer = setTimeout(() => controller.abort(), lost)
  }, ms)
  return { signal: controller.signal, [Symbol.dispose]: () => clearTimeout(timer) }
}
