import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Upstream } from '../../graphql/rest/client.ts'
import { REQUEST_ID } from '../../logging/request-id.ts'
import { traceHeader } from '../../tracing/tracing.ts'
import { forwardingError } from '../forwarding-error.ts'

const TIMEOUT_MS = 15_000
/** Larger than any provider's webhook. */
const BODY_LIMIT = 256 * 1024
/** Hop-by-hop headers, which are not part of the message. */
const OF_THE_HOP =
  /^(host|connection|keep-alive|transfer-encoding|content-length|upgrade|te|trailer|cookie|expect)$|^proxy-|^x-forwarded-/

/**
 * Receives payment webhooks at `/webhooks/{provider}` and forwards them to the store byte for byte, with their signature; only
 * the store has the secrets. This process keeps no state, so any copy can receive them. When one dies, the provider gets no
 * success and sends again.
 */
export function addWebhooks(
  app: FastifyInstance,
  { baseUrl, circuit, onFailure }: Pick<Upstream, 'baseUrl' | 'circuit' | 'onFailure'>,
): void {
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    routes.post<{ Params: { provider: string } }>(
      '/webhooks/:provider',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const { provider } = request.params
        if (!/^[a-z]{1,20}$/.test(provider)) return reply.status(404).send({ error: { code: 'not_found' } })
        // The provider sends it again.
        if (circuit.isOpen)
          return reply
            .status(503)
            .header('retry-after', circuit.retryAfter)
            .send({ error: { code: 'store_away' } })
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const pattern = 'POST /v1/payment/webhook/:provider'
        const asked = { request, baseUrl, pattern, started: performance.now() }
        try {
          const answer = await fetch(`${baseUrl}/v1/payment/webhook/${provider}`, {
            method: 'POST',
            headers: { ...passedOn(request.headers), [REQUEST_ID]: request.id, ...traceHeader() },
            body: new Uint8Array(body),
            signal: AbortSignal.timeout(TIMEOUT_MS),
          })
          if (answer.status >= 500) onFailure?.(forwardingError(answer.status, asked))
          return await reply
            .status(answer.status)
            .type('application/json')
            .send(await answer.text())
        } catch (error) {
          onFailure?.(forwardingError(error, asked))
          return reply.status(502).send({ error: { code: 'store_away' } })
        }
      },
    )
  })
}

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OF_THE_HOP.test(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  )
}
