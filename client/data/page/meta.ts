import type { Thing } from './structured-data.ts'

export const SITE_NAME = 'Larkspur'

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
  /** For search engines, on the server alone: loaders make it where `import.meta.env.SSR` is true, and scripts have nothing of it. */
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
