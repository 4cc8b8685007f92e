import type { Meta } from '../../data/page/meta.ts'
import { SITE_NAME, sharedPicture, titleOf } from '../../data/page/meta.ts'
import { structuredData } from '../../data/page/structured-data.ts'
import { escapeHtml, escapeJson } from '../../ui/escape.ts'

const DEFAULT_DESCRIPTION =
  'Online flower delivery in the UK with free delivery slots, same-day London or next-day delivery.'

type PageLocation = { siteUrl: string; path: string; canonical: boolean }

/** The part of `<head>` that a page decides. */
export function metaTags(meta: Meta | undefined, { siteUrl, path, canonical }: PageLocation): string {
  const title = escapeHtml(titleOf(meta))
  const description = escapeHtml(meta?.description ?? DEFAULT_DESCRIPTION)
  const address = escapeHtml(new URL(siteUrl + path).href)
  const image = escapeHtml(new URL(sharedPicture(meta), siteUrl).href)
  const openGraph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${content}">`
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(meta?.robots ? [`<meta name="robots" content="${escapeHtml(meta.robots)}">`] : []),
    ...(canonical ? [`<link rel="canonical" href="${address}">`] : []),
    ...(meta?.feed
      ? [`<link rel="alternate" type="application/rss+xml" href="${escapeHtml(meta.feed)}">`]
      : []),
    openGraph('site_name', SITE_NAME),
    openGraph('locale', 'en_GB'),
    openGraph('type', meta?.kind ?? 'website'),
    openGraph('title', title),
    openGraph('description', description),
    openGraph('url', address),
    openGraph('image', image),
    openGraph('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(meta?.things?.length
      ? [`<script type="application/ld+json">${escapeJson(structuredData(meta.things, siteUrl))}</script>`]
      : []),
  ].join('')
}
