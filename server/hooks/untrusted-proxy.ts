import type { FastifyInstance } from 'fastify'

/**
 * Warns once when requests come through a proxy that TRUST_PROXY does not name: all visitors behind it then have one
 * address and share the limits of one visitor.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    warned = true
    request.log.warn(
      'Requests carry X-Forwarded-For and TRUST_PROXY is not set: to the limits all visitors behind the proxy are one. ' +
        'Set TRUST_PROXY to the number of proxies in front of the shop, or to their addresses',
    )
  })
}
