import type { ErrorBody } from '../contract/endpoint.ts'

export type UpstreamFailure = 'http' | 'network' | 'timeout' | 'invalid'

/** A /v1 call that did not end well: an answer with an error status, no answer, a late one, or nonsense. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly failure: UpstreamFailure
  readonly call: string
  readonly status: number
  readonly body: ErrorBody['error'] | undefined

  constructor(
    failure: UpstreamFailure,
    call: string,
    details: { status?: number; body?: ErrorBody['error'] | undefined; cause?: unknown } = {},
  ) {
    super(`${call}: ${details.body?.message ?? failure}`, { cause: details.cause })
    this.failure = failure
    this.call = call
    this.status = details.status ?? 502
    this.body = details.body
  }

  /** The caller asked for something it may not have; it is not the service that failed. */
  get refused(): boolean {
    return this.failure === 'http' && this.status >= 400 && this.status < 500
  }
}
