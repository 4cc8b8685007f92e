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
export function addImages(app: FastifyInstance, upstream: Upstream): void {
  app.get('/images/*', async (request, reply) => {
    const answer = await upstream.dispatcher.request({
      origin: upstream.baseUrl,
      path: request.url,
      method: 'GET',
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // They are public, and a mail programme in a browser shows those of a letter in a page of its own.
    reply.status(answer.statusCode).header('cross-origin-resource-policy', 'cross-origin')
    for (const name of PASSED_ON) {
      const value = answer.headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    return reply.send(answer.body)
  })
}
