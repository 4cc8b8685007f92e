import type { Placed, Query } from './fact.ts'
import { readPrices } from './prices.ts'

export type PlaceReader = (sentence: string, product: string | null, page: string) => Placed | null

const lower = (words: unknown) => String(words).toLowerCase()
const here = (source: string): Placed => ({ source, wrong: [] })

/** Data that stand in their places: of products, listings, reviews and articles. */
export async function readPlaces(query: Query): Promise<PlaceReader> {
  const priced = await readPrices(query)
  const facets = new Set((await query('select title from facet_value')).map(({ title }) => lower(title)))
  const named = await query('select title, heading, block_heading from collection')
  const collections = new Set(named.flatMap((row) => Object.values(row).filter(Boolean).map(lower)))
  const articles = await query('select author, title from article')
  const authors = new Set(articles.map(({ author }) => String(author)))
  const titles = new Set(articles.map(({ title }) => `${title} | Larkspur`))
  return (sentence, product, page) =>
    priced(sentence, product ?? /^\/product\/(\d+)/.exec(page)?.[1] ?? null) ??
    atListing(sentence, facets, collections) ??
    atReview(sentence) ??
    atArticle(sentence, authors, titles)
}

function atListing(sentence: string, facets: Set<string>, collections: Set<string>): Placed | null {
  const counted = /^(.+?) \d+$/.exec(sentence)?.[1] ?? ''
  if (facets.has(lower(counted))) return here('facet_count.products')
  if (/^\d+ (?:things to send|found)$|^Show more \d+ of \d+ shown$/.test(sentence))
    return here('facet_count.products')
  if (/^Page \d+$/.test(sentence)) return here('store/catalogue/listing/listing.ts getListing')
  const name = lower(sentence.replace(/ \| Larkspur$| See all$/, '').replace(/^All /, ''))
  return facets.has(name) || collections.has(name) || name === 'see all' ? here('collection.title') : null
}

const STARS =
  /^[★\d].*\bout of 5\b|^\d ★$|^\d+ with \d stars$|^Only reviews with \d stars$|^[\d.]+ out of 5 from \d+ reviews$/

function atReview(sentence: string): Placed | null {
  if (STARS.test(sentence)) return here('review.rating')
  return /^[^·]+, [^·]+ · \d{1,2} [A-Z][a-z]+ \d{4}$/.test(sentence) ? here('review.author') : null
}

function atArticle(sentence: string, authors: Set<string>, titles: Set<string>): Placed | null {
  if (titles.has(sentence)) return here('article.title')
  const author = /^(.+) · \d{1,2} [A-Z][a-z]+ \d{4} · \d+ min$/.exec(sentence)?.[1] ?? ''
  return authors.has(author) ? here('article.published_on') : null
}
