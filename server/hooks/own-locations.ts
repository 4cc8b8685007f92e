import type { FastifyInstance } from 'fastify'

/** Stand for whichever address the shop is asked at: `https:x` is a path below the second and another site below the first. */
const ORIGINS = ['http://shop.invalid', 'https://shop.invalid']

/**
 * Whether a browser that is sent to `location` stays on the shop. It is resolved as a browser does it, which reads
 * backslashes as slashes and skips tabs and line breaks.
 */
export function isOwnLocation(location: string): boolean {
  return ORIGINS.every(
    (origin) => URL.canParse(location, origin) && new URL(location, origin).origin === origin,
  )
}

/**
 * No answer of ours sends a browser to another site: whatever was made of an address on the way, such a `Location`
 * becomes the main page here, and nobody keeps it.
 */
export function keepLocationsOwn(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const location = reply.getHeader('location')
    if (location === undefined || isOwnLocation(String(location))) return
    request.log.warn('a redirect to another site was sent to the main page instead')
    reply.header('location', '/').header('cache-control', 'private, no-store')
  })
}
