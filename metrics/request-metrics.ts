import type { RequestObserver } from '../logging/answered-request.ts'
import type { Metrics } from './metrics.ts'

/** Which of the process's servers answers. */
type Part = 'gateway' | 'store'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Defines the durations of requests by route and status, whose count is the rate. */
export function observeRequests(metrics: Metrics, part: Part): RequestObserver {
  const observe = metrics.histogram(
    'larkspur_http_request_duration_seconds',
    'Time from the arrival of a request to the end of its answer, by the pattern of its route or the name of its page.',
    ['part', 'method', 'route', 'status'],
  )
  return ({ method, route, status, ms }) =>
    observe(
      { part, method: METHODS.has(method) ? method : 'other', route, status: String(status) },
      ms / 1000,
    )
}
