/** Hears of a call to somebody outside that failed: who was called, what for, why, and after how many milliseconds. */
export type FailureLog = (failed: { provider: string; call: string; err: unknown; ms: number }) => void

/**
 * Makes a call and tells of it when it fails, once, where that happened: whoever asked may do without the answer. Throws
 * what the call throws; `isExpected` says what is an answer and no failure.
 */
export async function withFailureLog<T>(
  tell: FailureLog | undefined,
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
