import { and, asc, desc, gte, inArray, like, or, sql } from 'drizzle-orm'
import type { Suggestions } from '../../contract/search.ts'
import { catalogueEntry, collection, page, product, searchSynonym, searchTerm, searchWord } from '../db/schema.ts'
import { cardsById, findResultPage, membersPage, spokenWords, toSummary, wordsOf } from '../catalogue/index.ts'
import type { Collection } from '../catalogue/index.ts'
import { pagePath } from '../content/index.ts'
import { editDistance } from './edit-distance.ts'
import { linksTo } from './find-pages.ts'
import { tokensOf } from './phrase-tokens.ts'
import { fixedSuggestions } from './search-history.ts'
import { parsePhrase } from './search-phrase.ts'
import { plansFor } from './search-plan.ts'
import { MIN_TERM_WEIGHT } from './spelling.ts'
import type { Context } from '../kernel/index.ts'

const MAX_PHRASES = 6
const MAX_CATEGORIES = 4
const MAX_PRODUCTS = 4
const MAX_PAGES = 2
/** How many synonyms and terms that begin so are looked at. */
const MAX_MEANINGS = 12
/** The maximum number of matching titles that are ranked. */
const MAX_TITLES = 200
/** How many of the most popular products are searched for a word that begins so. */
const MAX_POPULAR = 1_200
const ORDER = { order_by: 'popularity', order_direction: 'desc' } as const
/** Products of the first category, before those whose titles begin so. */
const MAX_OF_CATEGORY = 3
/** From this length on, the beginning of a word is worth correcting. */
const MIN_CORRECTED = 4

/** Returns suggestions for an incomplete phrase. Cheap enough to be called for every keystroke. */
export async function suggest(ctx: Context, typed: string): Promise<Suggestions> {
  const fixed = await fixedSuggestions(ctx)
  const start = typed.toLowerCase().replace(/\s+/g, ' ').trimStart()
  const nothing = { phrases: fixed, categories: [], products: [], pages: [] }
  // "No" and "for the" are beginnings of everything.
  if (start.trim().length < 2 || !tokensOf(start).length) return nothing
  const found = await completionsOf(ctx, start, fixed)
  if (hasAny(found)) return found
  const corrected = await correctedStart(ctx, start)
  return corrected ? completionsOf(ctx, corrected, fixed) : found
}

const hasAny = ({ categories, products, pages }: Suggestions) =>
  categories.length + products.length + pages.length > 0

async function completionsOf(ctx: Context, start: string, fixed: string[]): Promise<Suggestions> {
  const beginning = beginningOf(start)
  const [meanings, titled, titles, pagesTitled, said] = await Promise.all([
    meaningsOf(ctx, beginning),
    collectionsTitled(ctx, start),
    findByTitle(ctx, start),
    pathsTitled(ctx, start),
    saidProducts(ctx, start),
  ])
  const categories = [...new Map([...meanings.collections, ...titled].map((row) => [row.id, row])).values()].slice(
    0,
    MAX_CATEGORIES,
  )
  const [first] = categories
  const ofCategory =
    said.ids.length || !first
      ? []
      : (await membersPage(ctx, first, { ...ORDER, page: 1, limit: MAX_OF_CATEGORY })).list.map(({ id }) => id)
  const ids = [...new Set([...said.ids, ...ofCategory, ...titles])].slice(0, MAX_PRODUCTS)
  const paths = [...new Set([...said.pages, ...pagesTitled, ...meanings.pages])].slice(0, MAX_PAGES)
  const phrases = [
    ...fixed.filter((phrase) => phrase.toLowerCase().startsWith(start)),
    ...categories.map(({ title }) => title.toLowerCase()),
    ...meanings.phrases,
  ]
  return {
    phrases: [...new Set(phrases)].slice(0, MAX_PHRASES),
    categories: categories.map(toSummary),
    products: await cardsById(ctx, ids),
    pages: await linksTo(ctx, paths),
  }
}

/** Returns the phrase as the tables of the search have it, but for its last word, which is not finished. */
function beginningOf(start: string): string {
  const spoken = spokenWords(start)
  return [...wordsOf(spoken.slice(0, -1).join(' ')), spoken.at(-1) ?? ''].join(' ')
}

const prefix = (text: string) => `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Returns what the terms and synonyms mean that begin so: collections, pages, and phrases to search for. */
async function meaningsOf(ctx: Context, beginning: string) {
  const [terms, synonyms] = await Promise.all([
    ctx.db
      .select({ collectionId: searchTerm.collectionId })
      .from(searchTerm)
      .where(like(searchTerm.term, prefix(beginning)))
      .limit(MAX_MEANINGS),
    ctx.db
      .select()
      .from(searchSynonym)
      .where(like(searchSynonym.phrase, prefix(beginning)))
      .orderBy(sql`length(${searchSynonym.phrase})`, searchSynonym.phrase)
      .limit(MAX_MEANINGS),
  ])
  const means = [...new Set(synonyms.map((row) => wordsOf(row.means).join(' ')).filter(Boolean))]
  const meant = means.length
    ? await ctx.db
        .select({ collectionId: searchTerm.collectionId })
        .from(searchTerm)
        .where(inArray(searchTerm.term, means))
    : []
  const idsOf = (rows: { collectionId: number | null }[]) => rows.flatMap(({ collectionId }) => collectionId ?? [])
  const own = idsOf(terms)
  const ids = [...new Set([...own, ...idsOf(meant)])]
  const collections = ids.length
    ? await ctx.db.select().from(collection).where(inArray(collection.id, ids)).orderBy(asc(collection.position))
    : []
  return {
    // What is called so comes before what is meant by another word.
    collections: collections.sort((one, other) => Number(own.includes(other.id)) - Number(own.includes(one.id))),
    pages: synonyms.flatMap((row) => row.pages),
    phrases: synonyms.filter((row) => row.note !== null || row.pages.length > 0).map((row) => row.phrase),
  }
}

function collectionsTitled(ctx: Context, start: string): Promise<Collection[]> {
  return ctx.db
    .select()
    .from(collection)
    .where(
      or(
        like(sql`lower(${collection.title})`, prefix(start)),
        like(sql`lower(${collection.heading})`, prefix(start)),
      ),
    )
    .orderBy(collection.position)
    .limit(MAX_CATEGORIES)
}

async function pathsTitled(ctx: Context, start: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ slug: page.slug })
    .from(page)
    .where(like(sql`lower(${page.title})`, prefix(start)))
    .orderBy(sql`length(${page.title})`)
  return rows.flatMap(({ slug }) => pagePath(slug) ?? [])
}

/** Returns the products and pages of a phrase that is finished: a cat is a pet, not the beginning of a cathedral. */
async function saidProducts(ctx: Context, start: string): Promise<{ ids: number[]; pages: string[] }> {
  const parsed = await parsePhrase(ctx, start, { isUnfinished: true })
  const isSaid = parsed.wanted.length > 0 && parsed.wanted.every(({ term }) => term)
  const [plan] = isSaid ? (await plansFor(ctx, parsed)).exact : []
  const found = plan && (await findResultPage(ctx, plan.scope, plan.parsedFilters, ORDER))
  return { ids: found?.ids.slice(0, MAX_PRODUCTS) ?? [], pages: parsed.pages }
}

/** Flowers before gifts and cards. */
const isFlowers = sql`${product.kind} in ('bouquet', 'roses', 'letterbox', 'plant')`

/** Returns products whose titles begin so, then popular ones with a word that does; bouquets before gifts. */
async function findByTitle(ctx: Context, start: string): Promise<number[]> {
  const title = prefix(start)
  const begun = ctx.db
    .select({ id: catalogueEntry.productId, popularity: catalogueEntry.popularity })
    .from(catalogueEntry)
    .where(sql`active and (lower(title) like ${title} or lower(title) like ${`the ${title}`})`)
    .limit(MAX_TITLES)
    .as('begun')
  const popular = ctx.db
    .select({
      id: catalogueEntry.productId,
      popularity: catalogueEntry.popularity,
      words: catalogueEntry.words,
    })
    .from(catalogueEntry)
    .where(sql`active`)
    .orderBy(desc(catalogueEntry.popularity), desc(catalogueEntry.productId))
    .limit(MAX_POPULAR)
    .as('popular')
  const question = spokenWords(start)
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    .map((word) => `${word}:*`)
    .join(' & ')
  const [first, others] = await Promise.all([
    ctx.db
      .select({ id: begun.id })
      .from(begun)
      .innerJoin(product, sql`${product.id} = ${begun.id}`)
      .orderBy(desc(isFlowers), desc(begun.popularity), desc(begun.id))
      .limit(MAX_PRODUCTS),
    question
      ? ctx.db
          .select({ id: popular.id })
          .from(popular)
          .innerJoin(product, sql`${product.id} = ${popular.id}`)
          .where(sql`${popular.words} @@ to_tsquery('simple', ${question})`)
          .orderBy(desc(isFlowers), desc(popular.popularity), desc(popular.id))
          .limit(MAX_PRODUCTS)
      : [],
  ])
  return [...first, ...others].map(({ id }) => id)
}

/** Returns a phrase whose last word begins as a term of the shop does, but for one letter; undefined when none does. */
async function correctedStart(ctx: Context, start: string): Promise<string | undefined> {
  const spoken = spokenWords(start)
  const last = spoken.at(-1) ?? ''
  if (last.length < MIN_CORRECTED) return undefined
  const rows = await ctx.db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(and(like(searchWord.word, prefix(last.slice(0, 1))), gte(searchWord.weight, MIN_TERM_WEIGHT)))
    .orderBy(searchWord.word)
  const lengths = [last.length - 1, last.length, last.length + 1]
  const found = rows.find(({ word }) => lengths.some((length) => editDistance(word.slice(0, length), last) <= 1))
  return found && [...spoken.slice(0, -1), found.word].join(' ')
}
