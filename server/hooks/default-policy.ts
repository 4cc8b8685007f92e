import type { FastifyInstance } from 'fastify'
import { ERROR_STYLE } from '../error-handler.ts'
import { inlineHash } from '../inline-hash.ts'

/**
 * The policy of responses that are not pages: they may only show their own text, with the style of the error pages. Pages and GraphiQL
 * set their own policies.
 */
const NOTHING = `default-src 'none'; style-src ${inlineHash(ERROR_STYLE)}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/**
 * Features that all supported browsers know and no page uses. Browsers warn about names that they do not know. `payment`
 * is not in the list: the frames of providers use it.
 */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
]
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ')

/** Adds a content policy to responses without one. Not in development, where hot reload needs more. */
export function defaultPolicy(app: FastifyInstance, { development }: { development: boolean }): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (!development && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', NOTHING)
  })
}
