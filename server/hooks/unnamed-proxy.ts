import type { FastifyInstance } from 'fastify'

/**
 * Says once that requests come through a proxy nobody told the shop of: all its visitors have one address then, and
 * share the limits of one.
 */
export function warnOfUnnamedProxy(app: FastifyInstance): void {
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
