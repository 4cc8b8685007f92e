import type { ErrorBody } from '../../contract/types/endpoint.ts'

/** `open`: the call was not made, because the circuit breaker is open. `left`: nobody waited for its answer any more. */
export type UpstreamFailure = 'http' | 'network' | 'timeout' | 'invalid' | 'open' | 'left'

type Details = {
  baseUrl?: string
  status?: number
  body?: ErrorBody['error'] | undefined
  retryAfter?: number | undefined
  /** The call with placeholders, e.g. `GET /v1/tracking/:token`. */
  pattern?: string
  cause?: unknown
}

/** Codes of links that have expired or were tried too often; pages show their messages. */
const SAID_BY_THE_STORE = ['gone', 'too_many']

/** A /v1 call that failed: an error status, no answer, a late answer, an invalid one, or a call that was held back. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly failure: UpstreamFailure
  /** Method and path. */
  readonly call: string
  /** The address that it was sent to. */
  readonly url: string
  readonly #pattern: string
  readonly status: number
  readonly body: ErrorBody['error'] | undefined
  /** Seconds until it may be repeated, after a 429 or a 503. */
  readonly retryAfter: number | undefined

  /** The request that made the call, and how long it took. */
  asked: { requestId: string | undefined; ms: number } | undefined

  constructor(failure: UpstreamFailure, call: string, details: Details = {}) {
    super(`${call}: ${details.body?.message ?? failure}`, { cause: details.cause })
    this.failure = failure
    this.call = call
    this.url = (details.baseUrl ?? '') + call.slice(call.indexOf(' ') + 1)
    this.#pattern = details.pattern ?? call.split(' ', 1)[0] ?? ''
    this.status = details.status ?? 502
    this.body = details.body
    this.retryAfter = details.retryAfter
  }

  /** What may be logged: the call and its outcome. Its parameters may be secrets. */
  forLog() {
    return {
      message: this.#pattern,
      failure: this.failure,
      status: this.status,
      refusal: this.body?.code,
      ...this.asked,
    }
  }

  /** Returns true if what was asked for can be nothing, such as a page that no list can have. */
  get wrongArgument(): boolean {
    return this.status === 400 && this.body !== undefined
  }

  /** Returns true if the resource does not exist or may not be seen. A 408 and a 429 may succeed later. */
  get missing(): boolean {
    return this.refused && ![408, 429].includes(this.status)
  }

  /** Returns true for a wrong address or a form with a mistake, which pages handle: nothing has failed. */
  get ordinary(): boolean {
    if (SAID_BY_THE_STORE.includes(this.body?.code ?? '')) return this.refused
    return this.missing && this.status !== 410
  }

  /** Returns true if the service is away or has too much to do: the same call may succeed in a moment. */
  get unavailable(): boolean {
    if (this.failure === 'http') return [502, 503, 504].includes(this.status)
    return this.failure === 'network' || this.failure === 'open'
  }

  /** Returns true if the service refused the call (4xx); it did not fail. */
  get refused(): boolean {
    return this.failure === 'http' && this.status >= 400 && this.status < 500
  }
}
