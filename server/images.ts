import type { FastifyInstance } from 'fastify'
import type { Upstream } from '../graphql/rest/client.ts'

const PASSED_ON = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'x-content-type-options',
] as const
/** Drawing and compressing a large picture takes a while the first time. */
const TIMEOUT_MS = 20_000

/** Pictures come from the store's image service; a CDN in front of this path keeps them for good. */
export function addImages(app: FastifyInstance, upstream: Pick<Upstream, 'baseUrl' | 'dispatcher'>): void {
  app.get('/images/*', async (request, reply) => {
    const left = request.signal
    const answer = await upstream.dispatcher
      .request({
        origin: upstream.baseUrl,
        path: request.url,
        method: 'GET',
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
        // A browser that has left the page does not wait for its pictures: nor does the service.
        signal: AbortSignal.any([left, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      .catch((error: unknown) => {
        if (left.aborted) return undefined
        throw error
      })
    if (!answer) return reply.hijack()
    // They are public, and a mail programme in a browser shows those of a letter in a page of its own.
    reply.status(answer.statusCode).header('cross-origin-resource-policy', 'cross-origin')
    for (const name of PASSED_ON) {
      const value = answer.headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    return reply.send(answer.body)
  })
}
