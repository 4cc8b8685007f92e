import { escapeHtml, escapeJson } from '../../ui/json.ts'
import { structuredData } from './structured-data.ts'
import type { Thing } from './structured-data.ts'

export const SITE_NAME = 'Larkspur'
const DEFAULT_DESCRIPTION =
  'Online flower delivery in the UK with free delivery slots every day, same-day London or next-day delivery.'

/** What a page says of itself to browsers, search engines and those who share it. */
export type Meta = {
  title?: string | undefined
  description?: string | undefined
  /** A picture's address template, `{size}` in it. */
  image?: string | undefined
  robots?: string | undefined
  /** A feed of what is new here, by its path. */
  feed?: string | undefined
  kind?: 'website' | 'article' | 'product' | undefined
  /** For search engines; it stays on the server. */
  things?: Thing[] | undefined
}

export function titleOf(meta: Meta | undefined): string {
  return meta?.title ? `${meta.title} | ${SITE_NAME}` : SITE_NAME
}

/** A title that an editor wrote for search engines, without the shop's name that every title ends with. */
export function bareTitle(metaTitle: string): string {
  return metaTitle.replace(new RegExp(`\\s*[|–-]\\s*${SITE_NAME}$`), '')
}

/** The title of a page of several: the first is the whole. */
export function titleAt(page: number, title: string): string {
  return page > 1 ? `${title}, page ${page}` : title
}

/** The address of the picture that stands for a page. */
export function sharedPicture(meta: Meta | undefined): string {
  return meta?.image ? `${meta.image.replace('{size}', 'size60')}.jpg` : '/share.jpg'
}

type Place = { siteUrl: string; path: string; canonical: boolean }

/** The part of `<head>` that a page decides. */
export function metaTags(meta: Meta | undefined, { siteUrl, path, canonical }: Place): string {
  const title = escapeHtml(titleOf(meta))
  const description = escapeHtml(meta?.description ?? DEFAULT_DESCRIPTION)
  const address = escapeHtml(new URL(siteUrl + path).href)
  const image = escapeHtml(new URL(sharedPicture(meta), siteUrl).href)
  const open = (property: string, content: string) => `<meta property="og:${property}" content="${content}">`
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(meta?.robots ? [`<meta name="robots" content="${escapeHtml(meta.robots)}">`] : []),
    ...(canonical ? [`<link rel="canonical" href="${address}">`] : []),
    ...(meta?.feed
      ? [`<link rel="alternate" type="application/rss+xml" href="${escapeHtml(meta.feed)}">`]
      : []),
    open('site_name', SITE_NAME),
    open('locale', 'en_GB'),
    open('type', meta?.kind ?? 'website'),
    open('title', title),
    open('description', description),
    open('url', address),
    open('image', image),
    open('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(meta?.things?.length
      ? [`<script type="application/ld+json">${escapeJson(structuredData(meta.things, siteUrl))}</script>`]
      : []),
  ].join('')
}
