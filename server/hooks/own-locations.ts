import type { FastifyInstance } from 'fastify'

/** Two possible addresses of the shop: `https:x` is a path relative to the second and another site relative to the first. */
const ORIGINS = ['http://shop.invalid', 'https://shop.invalid']

/**
 * Returns true if a browser that follows `location` stays on the shop. It is resolved as browsers do, which read backslashes as
 * slashes and ignore tabs and line breaks.
 */
export function isOwnLocation(location: string): boolean {
  return ORIGINS.every(
    (origin) => URL.canParse(location, origin) && new URL(location, origin).origin === origin,
  )
}

/**
 * Keeps redirects on the shop: a `Location` of another site becomes the main page, and the response is not cached.
 */
export function keepLocationsOwn(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const location = reply.getHeader('location')
    if (location === undefined || isOwnLocation(String(location))) return
    request.log.warn('a redirect to another site was sent to the main page instead')
    reply.header('location', '/').header('cache-control', 'private, no-store')
  })
}
