import { desc, inArray, sql } from 'drizzle-orm'
import type { Suggestions } from '../../contract/search.ts'
import { catalogueEntry, collection } from '../db/schema.ts'
import { cardsById, toSummary } from '../catalogue/index.ts'
import { fixedSuggestions } from './search-history.ts'
import { understand } from './search-understanding.ts'
import type { Context } from '../kernel/index.ts'

const PHRASES = 8
const CATEGORIES = 4
const PRODUCTS = 4
/** Titles that begin alike are looked at up to this many. */
const TITLES = 200

/** What a phrase that is being typed may become: cheap enough for every letter. */
export async function suggest(ctx: Context, typed: string): Promise<Suggestions> {
  const fixed = await fixedSuggestions(ctx)
  const start = typed.toLowerCase().replace(/\s+/g, ' ').trimStart()
  if (start.trim().length < 2) return { phrases: fixed, categories: [], products: [] }
  const { terms } = await understand(ctx, typed)
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
      .limit(CATEGORIES),
    productsBeginning(ctx, like),
  ])
  const phrases = [
    ...fixed.filter((phrase) => phrase.toLowerCase().startsWith(start)),
    ...categories.map((row) => row.title.toLowerCase()),
  ]
  return {
    phrases: [...new Set(phrases)].slice(0, PHRASES),
    categories: categories.map(toSummary),
    products: await cardsById(ctx, titles),
  }
}

async function productsBeginning(ctx: Context, like: string): Promise<number[]> {
  const candidates = ctx.db
    .select({ id: catalogueEntry.productId, popularity: catalogueEntry.popularity })
    .from(catalogueEntry)
    .where(sql`active and (lower(title) like ${like} or lower(title) like ${`the ${like}`})`)
    .limit(TITLES)
    .as('candidates')
  const rows = await ctx.db
    .select({ id: candidates.id })
    .from(candidates)
    .orderBy(desc(candidates.popularity), desc(candidates.id))
    .limit(PRODUCTS)
  return rows.map((row) => row.id)
}
