/** How long a provider may take over one step before the shopper is told, in ms. */
export const PROVIDER_TIMEOUT_MS = 10_000

/** A provider has not answered in time. What it was asked for may still happen. */
export class TookTooLong extends Error {
  override name = 'TookTooLong'
}

/** What was promised, or TookTooLong when it is not there in time; what is promised goes on, whoever waits for it. */
export async function withTimeout<T>(promised: Promise<T>, ms = PROVIDER_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`Nothing came within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promised, late])
  } finally {
    clearTimeout(timer)
  }
}
