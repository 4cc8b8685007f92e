import type { FastifyRequest } from 'fastify'
import { UpstreamError } from '../graphql/upstream-error.ts'

/** What is told of a call to the store that this process only passes on. `pattern` is the call with names for what it asks for. */
export type PassedOn = { request: FastifyRequest; baseUrl: string; pattern: string; started: number }

/** Such a call that was answered with a fault, or not at all: `cause` is the status, or what was thrown. */
export function failedPassing(
  cause: unknown,
  { request, baseUrl, pattern, started }: PassedOn,
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
