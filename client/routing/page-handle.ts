import type { Meta } from '../document/meta.ts'

export type LayoutName = 'default' | 'checkout' | 'payment' | 'empty'

/** What the route table says of a page beside its path. */
export type PageHandle = {
  layout: LayoutName
  /** `shared`: the same HTML for everybody, kept; `personal`: made for each request, kept nowhere. */
  cache: 'shared' | 'personal'
  /** The query parameters the page listens to; others are not part of its address. */
  query?: string[]
}

/** What every page's loader answers besides its data. */
export type PageData = { meta?: Meta | undefined }
