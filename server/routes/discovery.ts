import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

type Shop = Pick<Config, 'siteUrl' | 'securityContacts'>

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

/** After half a year without a new version somebody should look whether the contacts still read what they are sent. */
const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** Serves robots.txt and security.txt (RFC 9116), whose validity is counted from the start of the process. */
export function addDiscovery(app: FastifyInstance, { siteUrl, securityContacts }: Shop): void {
  const robots = [
    'User-agent: *',
    // Without the dollar sign, /un would match other addresses as well.
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}${path === '/un' ? '$' : ''}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
  const serve = (path: string, text: string) =>
    app.get(path, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text),
    )
  serve('/robots.txt', robots)
  serve(SECURITY_TXT, securityText({ siteUrl, securityContacts }, new Date(Date.now() + VALID_DAYS * DAY_MS)))
}

const SECURITY_TXT = '/.well-known/security.txt'

/** The fields of RFC 9116, the contact to try first at the top. */
export function securityText({ siteUrl, securityContacts }: Shop, expires: Date): string {
  return [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n')
}
