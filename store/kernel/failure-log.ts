/** Logs a failed call to an external provider: the provider, the call, the error and the duration in milliseconds. */
export type FailureLog = (failed: { provider: string; call: string; err: unknown; ms: number }) => void

/**
 * Calls `send`, logs a failure once and rethrows the error. Errors that `isExpected` accepts are rethrown without being
 * logged.
 */
export async function withFailureLog<T>(
  logFailure: FailureLog | undefined,
  [provider, call]: [provider: string, call: string],
  send: () => Promise<T>,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<T> {
  const started = performance.now()
  try {
    return await send()
  } catch (err) {
    if (!isExpected(err)) logFailure?.({ provider, call, err, ms: Math.round(performance.now() - started) })
    throw err
  }
}
