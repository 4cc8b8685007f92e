import type { ErrorBody } from '../contract/endpoint.ts'

export type UpstreamFailure = 'http' | 'network' | 'timeout' | 'invalid'

type Details = {
  baseUrl?: string
  status?: number
  body?: ErrorBody['error'] | undefined
  retryAfter?: number | undefined
  /** The call with names in place of what was asked for, e.g. `GET /v1/tracking/:token`. */
  pattern?: string
  cause?: unknown
}

/** What the store says of a link that has ended, and of one that was tried too often: pages say it on. */
const SAID_BY_THE_STORE = ['gone', 'too_many']

/** A /v1 call that did not end well: an answer with an error status, no answer, a late one, or nonsense. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly failure: UpstreamFailure
  /** Method and path. */
  readonly call: string
  /** Where it was sent. */
  readonly url: string
  readonly #pattern: string
  readonly status: number
  readonly body: ErrorBody['error'] | undefined
  /** In how many seconds it may be asked again, where it was too often (429). */
  readonly retryAfter: number | undefined

  /** By which request it was asked, and how long it took. */
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

  /** What a log may know: which call, and how it ended. What it was asked for may open something. */
  forLog() {
    return {
      message: this.#pattern,
      failure: this.failure,
      status: this.status,
      refusal: this.body?.code,
      ...this.asked,
    }
  }

  /** What was asked for is not there, or is nobody's to see; a 408 and a 429 may be otherwise in a moment. */
  get missing(): boolean {
    return this.refused && ![408, 429].includes(this.status)
  }

  /** A wrong address or a form with a mistake in it, which pages and forms answer: nothing has failed. */
  get ordinary(): boolean {
    if (SAID_BY_THE_STORE.includes(this.body?.code ?? '')) return this.refused
    return this.missing && this.status !== 410
  }

  /** The caller asked for something it may not have; it is not the service that failed. */
  get refused(): boolean {
    return this.failure === 'http' && this.status >= 400 && this.status < 500
  }
}
