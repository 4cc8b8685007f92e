import type { Placed, Query } from './fact.ts'
import { readCounts } from './counts.ts'
import { readPrices } from './prices.ts'
import { readRatings } from './ratings.ts'

export type PlaceReader = (sentence: string, product: string | null, page: string) => Placed | null

const lower = (words: unknown) => String(words).toLowerCase()
const here = (source: string): Placed => ({ source, wrong: [] })

/** Data that stand in their places: of products, listings, reviews and articles. */
export async function readPlaces(query: Query): Promise<PlaceReader> {
  const priced = await readPrices(query)
  const counted = await readCounts(query)
  const rated = await readRatings(query)
  const named = await query('select title, heading, block_heading from collection')
  const collections = new Set(named.flatMap((row) => Object.values(row).filter(Boolean).map(lower)))
  const articles = await query('select author, title from article')
  const authors = new Set(articles.map(({ author }) => String(author)))
  const titles = new Set(articles.map(({ title }) => `${title} | Larkspur`))
  return (sentence, product, page) => {
    const number = product ?? /^\/product\/(\d+)/.exec(page)?.[1] ?? null
    return (
      rated(sentence, number) ??
      priced(sentence, number) ??
      counted(sentence, page) ??
      atListing(sentence, collections) ??
      atReview(sentence) ??
      atArticle(sentence, authors, titles)
    )
  }
}

function atListing(sentence: string, collections: Set<string>): Placed | null {
  if (/^Page \d+$/.test(sentence)) return here('store/catalogue/listing/listing.ts getListing')
  const name = lower(sentence.replace(/ \| Larkspur$| See all$/, '').replace(/^All /, ''))
  return collections.has(name) || name === 'see all' ? here('collection.title') : null
}

function atReview(sentence: string): Placed | null {
  return /^[^·]+, [^·]+ · \d{1,2} [A-Z][a-z]+ \d{4}$/.test(sentence) ? here('review.author') : null
}

function atArticle(sentence: string, authors: Set<string>, titles: Set<string>): Placed | null {
  if (titles.has(sentence)) return here('article.title')
  const author = /^(.+) · \d{1,2} [A-Z][a-z]+ \d{4} · \d+ min$/.exec(sentence)?.[1] ?? ''
  return authors.has(author) ? here('article.published_on') : null
}
