/** How long a provider may take for one step, in ms. After that the shopper is told. */
export const PROVIDER_TIMEOUT_MS = 10_000

/** A provider did not answer in time. What it was asked for may still happen. */
export class TimedOut extends Error {
  override name = 'TimedOut'
}

/** Waits for a promise for `ms`, then rejects with TimedOut. The promise itself goes on. */
export async function withTimeout<T>(promised: Promise<T>, ms = PROVIDER_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`Nothing came within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promised, late])
  } finally {
    clearTimeout(timer)
  }
}
