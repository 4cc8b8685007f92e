import type { FastifyBaseLogger } from 'fastify'
import { askedFor } from '../../logging/asked-by.ts'
import type { FailureLog } from './failure-log.ts'

/** Says it in the log, with the request or the job on whose behalf it was made. What was asked for stays out of it. */
export function logFailures(log: Pick<FastifyBaseLogger, 'warn'>): FailureLog {
  return (failed) => log.warn({ ...failed, requestId: askedFor() }, 'a call to a provider failed')
}
