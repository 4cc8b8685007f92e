import type { Dispatcher } from 'undici'
import { deadline } from './deadline.ts'
import { getNavigation } from './endpoints-for-server.ts'

/** Longer than this nobody waits for the answer to so small a question. */
const LONGEST_MS = 2_300

type Asked = { baseUrl: string; dispatcher: Dispatcher; timeoutMs: number }

/**
 * Asks the upstream for what every page needs, past all caches and the circuit breaker. Returns what is wrong, or null when it
 * answers as it should.
 */
export async function askUpstream({
  baseUrl,
  dispatcher,
  timeoutMs,
}: Asked): Promise<{ status: number } | { err: unknown } | null> {
  using limit = deadline(Math.min(timeoutMs, LONGEST_MS))
  try {
    const { statusCode, body } = await dispatcher.request({
      origin: baseUrl,
      path: getNavigation.path,
      method: 'GET',
      headers: { accept: 'application/json' },
      signal: limit.signal,
    })
    const text = await body.text()
    if (statusCode >= 500) return { status: statusCode }
    // An answer that was cut off is none.
    JSON.parse(text)
    return null
  } catch (err) {
    return { err }
  }
}
