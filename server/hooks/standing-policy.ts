import type { FastifyInstance } from 'fastify'

/**
 * What an answer may do that is no page of the shop: nothing but show its own words. Pages and GraphiQL have policies of
 * their own.
 */
const NOTHING =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * What every browser has and no page of ours uses; of a name that one does not know it complains. Payments are not in it:
 * providers' frames ask for them by themselves.
 */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
]
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ')

/** Every answer says what it may do: in development pages are left alone, as hot reload needs more. */
export function standingPolicy(app: FastifyInstance, { development }: { development: boolean }): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (!development && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', NOTHING)
  })
}
