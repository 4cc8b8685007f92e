import { Client, createRequest, fetchExchange } from 'urql'
import type { GraphQLRequest, OperationResult, OperationResultSource, TypedDocumentNode } from 'urql'
import { readCookie } from '../browser/cookies.ts'
import { ChangeQueue } from './change-queue.ts'
import type { Answer, KeptCookie, PageApi, TestCookie } from './page-api.ts'
import { KEPT_SECONDS, documentId } from './page-api.ts'
import { tooManyRequests } from './too-many-requests.ts'

/** Error codes of the gateway for resources that do not exist or may not be seen. */
const MISSING: unknown[] = ['NOT_FOUND', 'REFUSED']

const PREFETCH_LIFETIME_MS = 10_000

/** The way to the gateway in the browser: operations travel as hashes, queries by GET. */
export class BrowserApi implements PageApi {
  readonly #client = new Client({
    url: '/graphql',
    exchanges: [fetchExchange],
    requestPolicy: 'network-only',
    preferGetMethod: 'force',
    fetch: watchedFetch,
    fetchOptions: { credentials: 'same-origin' },
  })
  readonly #prefetched = new Map<string, { at: number; answer: Promise<Answer<unknown>> }>()
  #prefetching = false
  readonly #changes = new ChangeQueue()

  /** Queries made while `load` runs are kept for the navigation that may follow. */
  async prefetch(load: () => Promise<unknown>): Promise<void> {
    this.#prefetching = true
    try {
      // A loader calls its query before it first waits, so the flag is up when it does.
      const loading = load()
      this.#prefetching = false
      await loading
    } catch {
      // The navigation will meet the same trouble and show it.
    } finally {
      this.#prefetching = false
    }
  }

  query<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Omit<Variables, 'layout'>,
  ): Promise<Answer<Data>> {
    const key = `${documentId(document)} ${JSON.stringify(variables)}`
    const kept = this.#prefetched.get(key)
    if (this.#prefetching) {
      if (kept && Date.now() - kept.at < PREFETCH_LIFETIME_MS) return kept.answer as Promise<Answer<Data>>
      const answer = this.#fetch(document, variables)
      this.#prefetched.set(key, { at: Date.now(), answer })
      answer.catch(() => this.#prefetched.delete(key))
      return answer
    }
    this.#prefetched.delete(key)
    if (kept && Date.now() - kept.at < PREFETCH_LIFETIME_MS) return kept.answer as Promise<Answer<Data>>
    return this.#fetch(document, variables)
  }

  /** Changes take turns: the second sees the session that the first one started. */
  mutate<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
    this.#prefetched.clear()
    const request = asRequest('mutation', document, variables as object)
    // What was sent goes on without the page.
    const fetchOptions = { credentials: 'same-origin', keepalive: isSmall(variables) } as const
    return this.#changes.run(async () => {
      const result = await toPromise(this.#client.executeMutation(request, { fetchOptions }))
      if (!result.data) throw failureOf(result)
      return result.data as Data
    })
  }

  keep(cookie: KeptCookie, value: string): void {
    // Nobody has gone there yet.
    if (this.#prefetching) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const age = value ? KEPT_SECONDS : 0
    document.cookie = `${cookie}=${encodeURIComponent(value)}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`
  }

  kept(cookie: KeptCookie | TestCookie): string | undefined {
    const value = readCookie(document.cookie, cookie) ?? ''
    try {
      return decodeURIComponent(value) || undefined
    } catch {
      // Not written by us.
      return undefined
    }
  }

  async #fetch<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Omit<Variables, 'layout'>,
  ): Promise<Answer<Data>> {
    const result = await toPromise(
      this.#client.executeQuery(asRequest('query', document, { ...variables, layout: false })),
    )
    if (!result.data) throw failureOf(result)
    const errors = result.error?.graphQLErrors ?? []
    const fieldOf = (error: (typeof errors)[number]) => String(error.path?.[0] ?? '')
    const missing = errors.filter(({ extensions }) => MISSING.includes(extensions.code))
    const tooMany = errors.filter((error) => tooManyRequests([error]))
    return {
      data: result.data as Data,
      failed: errors.map(fieldOf),
      missing: missing.map(fieldOf),
      tooMany: tooMany.map(fieldOf),
      deferred: [],
    }
  }
}

/** Browsers refuse to keep more than 64 KiB alive behind a page that is left; a form's file is more. */
function isSmall(variables: unknown): boolean {
  return JSON.stringify(variables).length < 60_000
}

/**
 * The way to the main page when an answer says that the visitor's sign-in is dead: its cookies are cleared, and all
 * that this page knows of the visitor goes with it. Whoever asked is not answered: the page is being left.
 */
async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
  if (answer.headers.get('x-sign-in') !== 'expired') return answer
  window.location.assign('/')
  return new Promise(() => {})
}

function toPromise(source: OperationResultSource<OperationResult>): Promise<OperationResult> {
  return source.toPromise()
}

function failureOf(result: OperationResult): Error {
  const { error } = result
  return (error && tooManyRequests(error.graphQLErrors)) ?? error ?? new Error('The shop did not answer')
}

/**
 * A request that names its operation by the hash in the manifest, in the way of persisted queries. The document in
 * it only tells urql the kind; it is never sent.
 */
function asRequest(operation: 'query' | 'mutation', document: unknown, variables: object): GraphQLRequest {
  const id = documentId(document)
  const alias = { kind: 'Name', value: id.replace(/\W/g, '_') }
  const field = { kind: 'Field', alias, name: { kind: 'Name', value: '__typename' } }
  const selectionSet = { kind: 'SelectionSet', selections: [field] }
  const standIn = {
    kind: 'Document',
    definitions: [{ kind: 'OperationDefinition', operation, selectionSet }],
  }
  return createRequest(standIn as never, variables, { persistedQuery: { version: 1, sha256Hash: id } })
}
