import type { FastifyBaseLogger } from 'fastify'
import { askedFor } from '../../logging/asked-by.ts'
import type { FailureLog } from './failure-log.ts'

/**
 * Returns a `FailureLog` that writes to the server log with the id of the request or job that made the call. Contents
 * of the call are not logged.
 */
export function logFailures(log: Pick<FastifyBaseLogger, 'warn'>): FailureLog {
  return (failed) => log.warn({ ...failed, requestId: askedFor() }, 'a call to a provider failed')
}
