/**
 * Aborts after `ms`. When this process was blocked, the time is extended once by as much: an answer may have arrived in time
 * that the process could not read.
 */
export function deadline(ms: number): { signal: AbortSignal } & Disposable {
  const controller = new AbortController()
  const due = performance.now() + ms
  let timer = setTimeout(() => {
    const lost = Math.max(0, Math.min(performance.now() - due, ms))
    timer = setTimeout(() => controller.abort(), lost)
  }, ms)
  return { signal: controller.signal, [Symbol.dispose]: () => clearTimeout(timer) }
}
