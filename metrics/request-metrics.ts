import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Which of the process's servers answers. */
type Part = 'gateway' | 'store'

/** Observes an answered request. `route` is a pattern or the name of a page, never a path. */
export type RequestObserver = (method: string, route: string, status: number, seconds: number) => void

/** Defines the durations of requests by route and status, whose count is the rate. */
export function observeRequests(metrics: Metrics, part: Part): RequestObserver {
  const observe = metrics.histogram(
    'larkspur_http_request_duration_seconds',
    'Time from the arrival of a request to the end of its answer, by the pattern of its route or the name of its page.',
    ['part', 'method', 'route', 'status'],
  )
  return (method, route, status, seconds) =>
    observe({ part, method: METHODS.has(method) ? method : 'other', route, status: String(status) }, seconds)
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Observes all requests of a server. `routeOf` names those whose route says too little. */
export function observeServer(
  app: FastifyInstance,
  observe: RequestObserver,
  routeOf: (request: FastifyRequest) => string = ({ routeOptions }) => routeOptions.url ?? 'unknown',
): void {
  app.addHook('onResponse', async (request, reply) =>
    observe(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000),
  )
}
