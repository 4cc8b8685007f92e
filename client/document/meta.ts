import { escapeHtml } from './json.ts'

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
}

export function titleOf(meta: Meta | undefined): string {
  return meta?.title ? `${meta.title} | ${SITE_NAME}` : SITE_NAME
}

/** The part of `<head>` that a page decides. */
export function metaTags(meta: Meta | undefined, siteUrl: string, path: string): string {
  const title = escapeHtml(titleOf(meta))
  const description = escapeHtml(meta?.description ?? DEFAULT_DESCRIPTION)
  const image = meta?.image ? `${meta.image.replace('{size}', 'size60')}.jpg` : '/share.jpg'
  const absolute = escapeHtml(new URL(image, siteUrl).href)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(meta?.robots ? [`<meta name="robots" content="${escapeHtml(meta.robots)}">`] : []),
    `<meta property="og:site_name" content="${SITE_NAME}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(new URL(path, siteUrl).href)}">`,
    `<meta property="og:image" content="${absolute}">`,
  ].join('')
}
