import type { FastifyBaseLogger } from 'fastify'
import { askedFor } from '../../logging/asked-by.ts'

/** Hears of a call to somebody outside that failed: who was called, what for, why, and after how many milliseconds. */
export type Tell = (failed: { provider: string; call: string; err: unknown; ms: number }) => void

/** Says it in the log, with the request or the job on whose behalf it was made. What was asked for stays out of it. */
export function tellInLog(log: Pick<FastifyBaseLogger, 'warn'>): Tell {
  return (failed) => log.warn({ ...failed, requestId: askedFor() }, 'a call to a provider failed')
}

/**
 * Makes a call and tells of it when it fails, once, where that happened: whoever asked may do without the answer. Throws
 * what the call throws; `isExpected` says what is an answer and no failure.
 */
export async function told<T>(
  tell: Tell | undefined,
  [provider, call]: [provider: string, call: string],
  make: () => Promise<T>,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<T> {
  const started = performance.now()
  try {
    return await make()
  } catch (err) {
    if (!isExpected(err)) tell?.({ provider, call, err, ms: Math.round(performance.now() - started) })
    throw err
  }
}
