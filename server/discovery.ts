import type { FastifyInstance } from 'fastify'

/** Paths for one visitor or for programs, which search engines skip. */
const NOT_FOR_CRAWLERS = [
  '/auth',
  '/cart',
  '/checkout/',
  '/consent',
  '/graphql',
  '/graphiql',
  '/order',
  '/payment/',
  '/preorder/',
  '/profile',
  '/sandbox',
  '/search',
  '/un',
]

/** Serves robots.txt. */
export function addDiscovery(app: FastifyInstance, siteUrl: string): void {
  const robots = [
    'User-agent: *',
    // Without the dollar sign, /un would match other addresses as well.
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}${path === '/un' ? '$' : ''}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(robots),
  )
}
