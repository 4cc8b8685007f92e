import { desc, inArray, sql } from 'drizzle-orm'
import type { Suggestions } from '../../contract/search.ts'
import { catalogueEntry, collection } from '../db/schema.ts'
import { cardsById, toSummary } from '../catalogue/index.ts'
import { fixedSuggestions } from './search-history.ts'
import { parsePhrase } from './search-phrase.ts'
import type { Context } from '../kernel/index.ts'

const MAX_PHRASES = 8
const MAX_CATEGORIES = 4
const MAX_PRODUCTS = 4
/** The maximum number of matching titles that are ranked. */
const MAX_TITLES = 200

/** Returns suggestions for an incomplete phrase. Cheap enough to be called for every keystroke. */
export async function suggest(ctx: Context, typed: string): Promise<Suggestions> {
  const fixed = await fixedSuggestions(ctx)
  const start = typed.toLowerCase().replace(/\s+/g, ' ').trimStart()
  if (start.trim().length < 2) return { phrases: fixed, categories: [], products: [] }
  const { terms } = await parsePhrase(ctx, typed)
  const named = terms.flatMap((term) => term.collectionId ?? [])
  const like = `${start.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const [categories, titles] = await Promise.all([
    ctx.db
      .select()
      .from(collection)
      .where(
        sql`lower(${collection.title}) like ${like} or lower(${collection.heading}) like ${like} or ${inArray(collection.id, named.length ? named : [0])}`,
      )
      .orderBy(desc(inArray(collection.id, named.length ? named : [0])), collection.position)
      .limit(MAX_CATEGORIES),
    findByPrefix(ctx, like),
  ])
  const phrases = [
    ...fixed.filter((phrase) => phrase.toLowerCase().startsWith(start)),
    ...categories.map((row) => row.title.toLowerCase()),
  ]
  return {
    phrases: [...new Set(phrases)].slice(0, MAX_PHRASES),
    categories: categories.map(toSummary),
    products: await cardsById(ctx, titles),
  }
}

async function findByPrefix(ctx: Context, like: string): Promise<number[]> {
  const candidates = ctx.db
    .select({ id: catalogueEntry.productId, popularity: catalogueEntry.popularity })
    .from(catalogueEntry)
    .where(sql`active and (lower(title) like ${like} or lower(title) like ${`the ${like}`})`)
    .limit(MAX_TITLES)
    .as('candidates')
  const rows = await ctx.db
    .select({ id: candidates.id })
    .from(candidates)
    .orderBy(desc(candidates.popularity), desc(candidates.id))
    .limit(MAX_PRODUCTS)
  return rows.map((row) => row.id)
}
