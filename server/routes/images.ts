import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Upstream } from '../../graphql/rest/client.ts'
import { UpstreamError } from '../../graphql/errors/upstream-error.ts'
import { clientLeft } from '../../graphql/execution/client-left.ts'
import { REQUEST_ID } from '../../logging/request-id.ts'
import { traceHeader } from '../../tracing/tracing.ts'
import { forwardingError } from '../forwarding-error.ts'

const PASSED_ON = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'x-content-type-options',
] as const
/** Drawing and compressing a large picture takes a while. */
const TIMEOUT_MS = 20_000
const AGAIN_SECONDS = 5

/**
 * Serves pictures from the store's image service. A CDN may cache them for ever, but not the answer that one is missing.
 */
export function addImages(
  app: FastifyInstance,
  upstream: Pick<Upstream, 'baseUrl' | 'dispatcher' | 'circuit' | 'onFailure'>,
): void {
  app.get('/images/*', async (request, reply) => {
    const { circuit } = upstream
    if (circuit.isOpen) return refuse(reply, 503, circuit.retryAfter)
    const left = clientLeft(reply)
    const asked = {
      ...{ request, baseUrl: upstream.baseUrl, started: performance.now() },
      pattern: 'GET /images/:realId/:size/:file',
    }
    const answer = await upstream.dispatcher
      .request({
        origin: upstream.baseUrl,
        path: request.url,
        method: 'GET',
        headers: { [REQUEST_ID]: request.id, ...traceHeader() },
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
        // A browser that left the page no longer waits for its pictures, so the call is aborted.
        signal: AbortSignal.any([left, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      .catch((error: unknown) => {
        if (left.aborted) return undefined
        return forwardingError(error, asked)
      })
    if (!answer) return reply.hijack()
    if (answer instanceof UpstreamError || answer.statusCode >= 500) {
      const error = answer instanceof UpstreamError ? answer : forwardingError(answer.statusCode, asked)
      upstream.onFailure?.(error)
      if (!(answer instanceof UpstreamError)) await answer.body.dump()
      return refuse(reply, error.status)
    }
    // Pictures are public, and webmail shows those of an e-mail on its own pages.
    reply.status(answer.statusCode).header('cross-origin-resource-policy', 'cross-origin')
    for (const name of PASSED_ON) {
      const value = answer.headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    return reply.send(answer.body)
  })
}

function refuse(reply: FastifyReply, status: number, retryAfter = AGAIN_SECONDS) {
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'retry-after': retryAfter })
    .type('text/plain; charset=utf-8')
    .send('This picture cannot be had just now.')
}
