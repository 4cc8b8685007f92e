import type { FastifyInstance } from 'fastify'
import type { RestClient } from '../../graphql/rest/client.ts'
import { getPage, getPosts } from '../../graphql/rest/endpoints-for-server.ts'
import { escapeXml } from './xml.ts'

const NEWEST = 20

/** Serves the blog as RSS 2.0. `rest` creates an anonymous client. */
export function addFeed(app: FastifyInstance, siteUrl: string, rest: () => RestClient): void {
  app.get('/blog/rss.xml', async (_request, reply) => {
    const client = rest()
    const [words, posts] = await Promise.all([
      client.data(getPage, { params: { slug: 'blog' } }),
      client.data(getPosts, { query: { limit: NEWEST, orderBy: 'id', orderDirection: 'desc' } }),
    ])
    const items = posts.map(({ slug, title, lead, author, topic, published_on }) => {
      const address = escapeXml(`${siteUrl}/article/${slug}`)
      return [
        '<item>',
        `<title>${escapeXml(title)}</title>`,
        `<link>${address}</link>`,
        `<guid isPermaLink="true">${address}</guid>`,
        `<description>${escapeXml(lead)}</description>`,
        `<dc:creator>${escapeXml(author)}</dc:creator>`,
        `<category>${escapeXml(topic)}</category>`,
        `<pubDate>${pubDate(published_on)}</pubDate>`,
        '</item>',
      ].join('')
    })
    const feed = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
      `<title>${escapeXml(`Larkspur: ${words.heading}`)}</title>`,
      `<link>${escapeXml(`${siteUrl}/blog`)}</link>`,
      `<description>${escapeXml(words.lead)}</description>`,
      '<language>en-GB</language>',
      `<atom:link href="${escapeXml(`${siteUrl}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
      ...items,
      '</channel></rss>',
    ].join('\n')
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(feed)
  })
}

/** A civil date as an RSS date: midnight UTC of that day. */
function pubDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString()
}
