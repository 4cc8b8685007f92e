import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { beginSpan, isTracing } from './tracing.ts'
import type { Span, SpanFacts } from './tracing.ts'

/** Those who ask whether a process is well ask all the time. */
const HEALTH_CHECKS = ['/livez', '/readyz', '/healthz']
const CLIENT_LEFT = 499
const SERVER_ERROR = 500

/** What is said of a request to a server; its path may be a secret. */
export function factsOfRequest(method: string, id: string): SpanFacts {
  return { 'http.request.method': method, 'larkspur.request_id': id }
}

/** Ends the span of a request that was answered. */
export function endRequestSpan(
  span: Span,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  span.rename(`${method} ${route}`)
  span.note({ 'http.route': route, 'http.response.status_code': status })
  if (status >= SERVER_ERROR) span.fail()
  span.end()
}

/**
 * Makes a span of each request to a server, a part of the trace that the request names. `routeOf` names those whose route says
 * too little, `begun` is told of each. Register it before any other hook.
 */
export function traceRequests(
  app: FastifyInstance,
  routeOf: (request: FastifyRequest) => string = ({ routeOptions }) => routeOptions.url ?? 'unknown',
  begun: (span: Span, request: FastifyRequest, reply: FastifyReply) => void = () => {},
): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id, headers, routeOptions } = request
    const span = HEALTH_CHECKS.includes(routeOptions.url ?? '')
      ? undefined
      : beginSpan(method, { kind: 'server', parent: headers.traceparent, facts: factsOfRequest(method, id) })
    if (!span) return done()
    spans.set(request, span)
    begun(span, request, reply)
    span.within(done)
  })
  // Parsing the body loses the async context, so it is set again afterwards.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  const end = (request: FastifyRequest, status: number) => {
    const span = spans.get(request)
    if (!span) return
    spans.delete(request)
    endRequestSpan(span, { method: request.method, route: routeOf(request), status })
  }
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode))
  app.addHook('onRequestAbort', async (request) => end(request, CLIENT_LEFT))
}
