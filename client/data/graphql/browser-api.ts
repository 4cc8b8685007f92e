import { Client, createRequest, fetchExchange } from '@urql/core'
import type { AnyVariables, OperationContext, TypedDocumentNode } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { readKeptCookie } from '../browser/cookies.ts'
import type { CacheUse, Patch } from './answer-cache.ts'
import { AnswerCache } from './answer-cache.ts'
import type { Answer } from './answer.ts'
import { answerOf, failureOf } from './answer.ts'
import { mutationQueueExchange } from './mutation-queue.ts'
import type { KeptCookie, PageApi, TestCookie } from './page-api.ts'
import { KEPT_SECONDS } from './page-api.ts'
import { idOfRequest, keyOf, persisted, persistedMutation } from './persisted-request.ts'
import { OtherTabs } from './tabs.ts'
import { beginRequest } from './traced.ts'

/** How long what was fetched for a link that somebody points at can be taken by who follows it. */
const PREFETCH_LIFETIME_MS = 10_000

const BY_ID = persistedExchange({
  enforcePersistedQueries: true,
  enableForMutation: true,
  preferGetForPersistedQueries: 'force',
  generateHash: (_text, query) => Promise.resolve(idOfRequest(query)),
})

/** The way to the gateway in the browser: operations travel as ids of the manifest, queries by GET. */
export class BrowserApi implements PageApi {
  readonly cache = new AnswerCache()
  #otherTabs: OtherTabs | undefined
  readonly client = new Client({
    url: '/graphql',
    exchanges: [this.cache.exchange, mutationQueueExchange, BY_ID, fetchExchange],
    fetch: watchedFetch,
    fetchOptions: { credentials: 'same-origin' },
  })
  /** For loaders that run because somebody points at a link: what they ask for is kept for the navigation that may follow. */
  readonly prefetching: PageApi = {
    query: (document, variables) => this.#query(document, variables, true),
    mutate: () => Promise.reject(new Error('Nobody has gone there yet')),
    refresh: () => Promise.resolve(),
    keep: () => {},
    kept: (cookie) => this.kept(cookie),
  }

  query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Omit<Variables, 'layout'>,
  ): Promise<Answer<Data>> {
    return this.#query(document, variables, false)
  }

  async mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    patchesOf?: (data: Data) => Patch[],
  ): Promise<Data> {
    const result = await this.client.mutation(persistedMutation(document), variables).toPromise()
    this.cache.end()
    if (!result.data) throw failureOf(result)
    if (patchesOf) this.#apply(patchesOf(result.data))
    return result.data
  }

  async refresh<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    patchesOf: (data: Data) => Patch[],
  ): Promise<void> {
    const { ended } = this.cache
    const result = await this.client
      .query(persisted(document), variables, { requestPolicy: 'network-only' })
      .toPromise()
    if (ended !== this.cache.ended) return this.refresh(document, variables, patchesOf)
    if (!result.data) throw failureOf(result)
    this.#otherTabs?.tell(patchesOf(result.data))
  }

  /** Shows what other pages of this browser change, and tells them. `onFields` hears which top-level fields have changed. */
  joinOtherTabs(onFields: (fields: string[]) => void): void {
    this.#otherTabs = new OtherTabs((patches) => {
      this.cache.expire()
      this.cache.apply(patches)
      onFields(patches.flatMap(({ fieldsOf }) => Object.keys(fieldsOf)))
    })
  }

  #apply(patches: readonly Patch[]): void {
    this.cache.apply(patches)
    this.#otherTabs?.tell(patches)
  }

  keep(cookie: KeptCookie, value: string): void {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const age = value ? KEPT_SECONDS : 0
    document.cookie = `${cookie}=${encodeURIComponent(value)}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`
  }

  kept(cookie: KeptCookie | TestCookie): string | undefined {
    return readKeptCookie(document.cookie, cookie)
  }

  async #query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Omit<Variables, 'layout'>,
    isPrefetch: boolean,
  ): Promise<Answer<Data>> {
    const asked = { ...variables, layout: false } as unknown as Variables
    const request = createRequest(persisted(document), asked)
    const key = keyOf(request)
    const use: CacheUse = { answer: key, freshForMs: isPrefetch ? PREFETCH_LIFETIME_MS : 0 }
    // urql answers all who ask for the same from one request; one that began before a change would answer with what was before.
    const since = { ...request, key: (request.key ^ Math.imul(this.cache.changes, 0x9e3779b1)) >>> 0 }
    const { ended } = this.cache
    const result = await this.client.executeQuery(since, use as Partial<OperationContext>).toPromise()
    // A page that was asked for while a change was under way is to show what came of it.
    if (!isPrefetch && ended !== this.cache.ended) return this.#query(document, variables, false)
    if (!result.data) throw failureOf(result)
    if (!isPrefetch) this.cache.use(key)
    return answerOf(result, key)
  }
}

/** A change goes on without the page. Browsers refuse to keep more than 64 KiB alive behind one that is left; a form's file is more. */
function keptAlive(init: RequestInit = {}): RequestInit {
  const { method, body } = init
  return {
    ...init,
    keepalive: method === 'POST' && typeof body === 'string' && new Blob([body]).size < 60_000,
  }
}

async function tracedFetch(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const trace = beginRequest()
  if (!trace) return fetch(input, init)
  const { traceparent, end } = trace
  return fetch(input, { ...init, headers: { ...init.headers, traceparent } }).finally(end)
}

/**
 * The way to the main page when an answer says that the visitor's sign-in is dead: its cookies are cleared, and all
 * that this page knows of the visitor goes with it. Whoever asked is not answered: the page is being left.
 */
async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await tracedFetch(input, keptAlive(init))
  if (answer.headers.get('x-sign-in') !== 'expired') return answer
  window.location.assign('/')
  return new Promise(() => {})
}
