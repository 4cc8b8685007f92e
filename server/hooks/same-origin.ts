import type { FastifyInstance } from 'fastify'

type Sent = { method: string; site: string | undefined; origin: string | undefined; host: string | undefined }

/**
 * Returns true if a changing request comes from our own pages. Browsers always say where it comes from. Other programs may
 * not, but they do not send a visitor's cookies by themselves.
 */
export function isFromOwnPages({ method, site, origin, host }: Sent): boolean {
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
