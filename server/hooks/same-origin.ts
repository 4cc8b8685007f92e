import type { FastifyInstance } from 'fastify'

type Sent = { method: string; site: string | undefined; origin: string | undefined; host: string | undefined }

/**
 * Whether a request that changes something comes from our own pages: a browser always says so. Programs that are
 * no browsers say nothing and carry no visitor's cookies by themselves.
 */
export function isFromOwnPages({ method, site, origin, host }: Sent): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true
  // The browser's own word, which no page can forge, counts before the origin, which may be withheld ("null").
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Refuses changes that another site's page sends in a visitor's name. */
export function refuseForeignChanges(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'sec-fetch-site': site, origin, host } = request.headers
    const fromHere = isFromOwnPages({ method: request.method, site: [site].flat()[0], origin, host })
    if (!fromHere)
      return reply.status(403).type('text/plain').send('This change was not sent from our own pages.')
  })
}
