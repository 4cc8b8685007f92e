import type { Endpoint } from '../contract/types/endpoint.ts'

/** Who calls: with which tokens, and from which network. */
export type Caller = { session?: string | undefined; signIn?: string | undefined; network: string }

/** What is sent: the parts of a request, or a body as it is. */
export type Input = { params?: object; query?: object; body?: unknown }
export type Sent = Input & { key?: string; raw?: { body: string; type: string } }

export type Answer = {
  /** 0 when no answer came. */
  status: number
  contentType: string
  retryAfter: string | null
  /** The body as JSON; undefined when it is none. */
  json: unknown
  /** Why no answer came. */
  failure?: string
}

const LONGEST_WAIT_MS = 30_000

/** Calls a backend over HTTP. */
export class Backend {
  readonly #baseUrl: string

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl.replace(/\/$/, '')
  }

  async call({ method, path }: Endpoint, caller: Caller, sent: Sent = {}): Promise<Answer> {
    const { body, raw } = sent
    try {
      const response = await fetch(this.#baseUrl + addressOf(path, sent), {
        method,
        headers: headersOf(caller, sent),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(raw && { body: raw.body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      })
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        retryAfter: response.headers.get('retry-after'),
        json: parse(await response.text()),
      }
    } catch (error) {
      return { status: 0, contentType: '', retryAfter: null, json: undefined, failure: reasonOf(error) }
    }
  }
}

function headersOf({ network, session, signIn }: Caller, { body, key, raw }: Sent): Record<string, string> {
  return {
    accept: 'application/json',
    'x-visitor-fingerprint': `${network}.conformance-kit`,
    ...(session !== undefined && { 'x-session-token': session }),
    ...(signIn !== undefined && { authorization: `Bearer ${signIn}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(raw && { 'content-type': raw.type }),
  }
}

/** fetch says in the cause what went wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}

function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const parts = new Map(Object.entries(params) as [string, unknown][])
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.get(name))))
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return entries.length ? `${filled}?${new URLSearchParams(entries)}` : filled
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
