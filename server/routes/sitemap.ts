import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Site } from '../../client/app/site.ts'
import type { RestClient } from '../../graphql/rest/client.ts'
import { getSitemap } from '../../graphql/rest/endpoints-for-server.ts'
import { UpstreamError } from '../../graphql/errors/upstream-error.ts'
import { escapeXml } from './xml.ts'

type Entry = { path: string; updated_on?: string }
type Options = {
  siteUrl: string
  site: Site
  landingDiscounts: number[]
  /** Creates an anonymous client. */
  rest: () => RestClient
}

/** The most parts in one file; with more, /sitemap.xml is an index. */
const TOGETHER = 2
const PRODUCT = /^\/product\/\d+$/
const NOBODY = { account: false, session: false, recipient: false, handheld: false, person: false }
const BEGINNING = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Serves /sitemap.xml with the final address of every shared page. */
export function addSitemap(app: FastifyInstance, { siteUrl, site, landingDiscounts, rest }: Options): void {
  // Cached, because the route table never changes and thousands of look-ups take seconds.
  const known = new LRUCache<string, { address: string | undefined }>({ max: 10_000 })
  const addressOf = (path: string): string | undefined => {
    // All product pages are shared.
    if (PRODUCT.test(path)) return path
    const found = known.get(path)
    if (found) return found.address
    const right = site.redirectionFor(path, NOBODY, landingDiscounts)?.location ?? path
    const isShared = site.pageAt(right.split('?', 1)[0] ?? '').cache === 'shared'
    const address = isShared ? right : undefined
    known.set(path, { address })
    return address
  }
  /** The final address of a page; empty for personal pages. */
  const answering = ({ path, ...entry }: Entry): Entry[] => {
    const address = addressOf(path)
    return address === undefined ? [] : [{ ...entry, path: address }]
  }
  const fileOf = (entries: Entry[]) => {
    const once = new Map(entries.flatMap(answering).map((entry) => [entry.path, entry]))
    const urls = [...once.values()].map(({ path, updated_on }) => {
      const changed = updated_on ? `<lastmod>${updated_on}</lastmod>` : ''
      return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}</url>`
    })
    return `${BEGINNING}<urlset ${SCHEMA}>\n${urls.join('\n')}\n</urlset>\n`
  }
  const part = async (client: RestClient, number: number) => {
    const { list, pages } = await client.data(getSitemap, { query: { page: number } })
    // The store does not list pages without a text of their own; the route table does. They change with the
    // main page.
    const main = list.find(({ path }) => path === '/')
    const own = number === 1 ? site.sharedPaths.map((path): Entry => ({ ...main, path })) : []
    return { pages, entries: [...own, ...list] }
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    const client = rest()
    const first = await part(client, 1)
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    if (first.pages > TOGETHER) return reply.send(indexOf(siteUrl, first.pages))
    const rests = Array.from({ length: first.pages - 1 }, (_, index) => part(client, index + 2))
    const others = await Promise.all(rests)
    return reply.send(fileOf([first, ...others].flatMap(({ entries }) => entries)))
  })
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,6}$).xml', async (request, reply) => {
    try {
      const { entries } = await part(rest(), Number(request.params.number))
      reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
      return await reply.send(fileOf(entries))
    } catch (error) {
      if (!(error instanceof UpstreamError) || !error.refused) throw error
      return reply.status(404).type('text/plain').send('There is no such part of the sitemap.')
    }
  })
}

function indexOf(siteUrl: string, pages: number): string {
  const parts = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return `${BEGINNING}<sitemapindex ${SCHEMA}>\n${parts.join('\n')}\n</sitemapindex>\n`
}
