import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

/** A request that was answered, without anything that somebody typed. */
export type AnsweredRequest = {
  id: string
  method: string
  /** The pattern of its route, or the name of its page; never a path, which may be a secret. */
  route: string
  /** 499 when the client left before its answer was whole. */
  status: number
  ms: number
  /** What was sent, headers included; undefined when it is not known. */
  bytes: number | undefined
}

/** Is told of each request that was answered. */
export type RequestObserver = (request: AnsweredRequest) => void

const CLIENT_LEFT = 499

/** The access log: one line for each request. */
export function logRequests(log: FastifyBaseLogger): RequestObserver {
  return ({ id, method, route, status, ms, bytes }) =>
    log.info({ requestId: id, method, route, status, ms: Math.round(ms * 10) / 10, bytes }, 'answered')
}

/** Tells observers of all requests to a server. `routeOf` names those whose route says too little. */
export function observeServer(
  app: FastifyInstance,
  observers: RequestObserver[],
  routeOf: (request: FastifyRequest) => string = ({ routeOptions }) => routeOptions.url ?? 'unknown',
): void {
  if (!observers.length) return
  const sentBefore = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => void sentBefore.set(request, bytesSent(request)))
  const tell = (request: FastifyRequest, status: number, ms: number) => {
    // A connection carries one answer at a time.
    const bytes = bytesSent(request) - (sentBefore.get(request) ?? 0)
    const { id, method } = request
    for (const observe of observers)
      observe({
        id,
        method,
        route: routeOf(request),
        status,
        ms,
        bytes: Number.isNaN(bytes) ? undefined : bytes,
      })
  }
  app.addHook('onResponse', async (request, reply) => tell(request, reply.statusCode, reply.elapsedTime))
  app.addHook('onRequestAbort', async (request) => tell(request, CLIENT_LEFT, 0))
}

/** The bytes that were sent on a request's connection so far; NaN when it has none. */
function bytesSent({ raw }: FastifyRequest): number {
  // An injected request has no real connection.
  return (raw.socket as { bytesWritten?: number }).bytesWritten ?? Number.NaN
}
