import type { SceneName, Stem } from '../../illustrator/drawing.ts'

export type SeedArticle = {
  slug: string
  title: string
  lead: string
  author: string
  /** One of care, seasons, meanings, etiquette. */
  topic: 'care' | 'seasons' | 'meanings' | 'etiquette'
  /** YYYY-MM-DD. */
  publishedOn: string
  scene: SceneName
  stems: Stem[]
  imageAlt: string
  /** Whose products follow the article. */
  collectionSlug: string
  /** Markdown; a line `[[products: collection-slug]]` is a row of products. */
  body: string
}
