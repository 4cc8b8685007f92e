import type { FastifyInstance } from 'fastify'

type RequestOrigin = {
  method: string
  site: string | undefined
  origin: string | undefined
  host: string | undefined
}

/**
 * Returns true if a request that changes something comes from our own pages, or from a program that is no browser. Browsers name the origin of
 * such a request; a program that names none does not send a visitor's cookies without being told to.
 */
export function isFromOwnPages({ method, site, origin, host }: RequestOrigin): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true
  // Sec-Fetch-Site cannot be forged by a page, so it counts before Origin, which may be withheld ("null").
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Refuses changes that pages of other sites send with a visitor's cookies. */
export function refuseForeignChanges(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'sec-fetch-site': site, origin, host } = request.headers
    const fromHere = isFromOwnPages({ method: request.method, site: [site].flat()[0], origin, host })
    if (!fromHere)
      return reply.status(403).type('text/plain').send('This change was not sent from our own pages.')
  })
}
