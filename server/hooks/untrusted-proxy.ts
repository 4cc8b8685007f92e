import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Warns once when requests come through a proxy that TRUST_PROXY does not name: all visitors behind it then have one
 * address and share the limits of one visitor. Returns a function that says whether a request would make it warn: a kept page is
 * answered before any hook runs, and such a request must go the whole way instead.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): (headers: IncomingHttpHeaders) => boolean {
  let warned = false
  const isNews = (headers: IncomingHttpHeaders) => !warned && headers['x-forwarded-for'] !== undefined
  app.addHook('onRequest', async (request) => {
    if (!isNews(request.headers)) return
    warned = true
    request.log.warn(
      'Requests carry X-Forwarded-For and TRUST_PROXY is not set: to the limits all visitors behind the proxy are one. ' +
        'Set TRUST_PROXY to the number of proxies in front of the shop, or to their addresses',
    )
  })
  return isNews
}
