import type { FastifyRequest } from 'fastify'
import { UpstreamError } from '../graphql/errors/upstream-error.ts'

/** A call that this process forwards to the store. `pattern` is its path with placeholders, for the log. */
export type ForwardedCall = { request: FastifyRequest; baseUrl: string; pattern: string; started: number }

/** The error for a forwarded call that failed. `cause` is the status of the answer, or what was thrown. */
export function forwardingError(
  cause: unknown,
  { request, baseUrl, pattern, started }: ForwardedCall,
): UpstreamError {
  const ms = Math.round(performance.now() - started)
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  const failure = typeof cause === 'number' ? 'http' : isLate ? 'timeout' : 'network'
  const status = typeof cause === 'number' ? cause : isLate ? 504 : 502
  const error = new UpstreamError(failure, `${request.method} ${request.url}`, {
    ...{ baseUrl, pattern, status },
    ...(typeof cause !== 'number' && { cause }),
  })
  error.asked = { requestId: request.id, ms }
  return error
}
