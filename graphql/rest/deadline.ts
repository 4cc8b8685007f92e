/**
 * Aborts after `ms`, or with the reason of `left` when that aborts before. When this process was blocked, the time is extended once by as much: an answer may have arrived in time
 * that the process could not read.
 */
export function deadline(ms: number, left?: AbortSignal): { signal: AbortSignal } & Disposable {
  const controller = new AbortController()
  const due = performance.now() + ms
  let timer = setTimeout(() => {
    const lost = Math.max(0, Math.min(performance.now() - due, ms))
    timer = setTimeout(() => controller.abort(), lost)
  }, ms)
  const leave = () => controller.abort(left?.reason)
  if (left?.aborted) leave()
  else left?.addEventListener('abort', leave, { once: true })
  const dispose = () => {
    clearTimeout(timer)
    left?.removeEventListener('abort', leave)
  }
  return { signal: controller.signal, [Symbol.dispose]: dispose }
}
