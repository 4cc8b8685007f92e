import { and, desc, eq, gte, inArray, like, or, sql } from 'drizzle-orm'
import type { Suggestions } from '../../contract/search.ts'
import {
  catalogueEntry,
  collection,
  page,
  product,
  searchSynonym,
  searchTerm,
  searchWord,
} from '../db/schema.ts'
import { escapeLike } from '../db/sql-values.ts'
import {
  BEST_FIRST,
  cardsById,
  facetValues,
  findResultPage,
  membersPage,
  normalisedWords,
  toSummary,
  wordsOf,
} from '../catalogue/index.ts'
import type { Collection } from '../catalogue/index.ts'
import { pagePath } from '../content/index.ts'
import { editDistance } from './edit-distance.ts'
import { linksTo } from './find-pages.ts'
import { phraseKey, tokensOf } from './phrase-tokens.ts'
import { placesBeginning } from './places.ts'
import { fixedSuggestions } from './search-history.ts'
import { parsePhrase } from './search-phrase.ts'
import { plansFor } from './search-plan.ts'
import { MIN_TERM_WEIGHT, withLastWordFinished } from './spelling.ts'
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
/** Products of the first category, before those whose titles begin so. */
const MAX_OF_CATEGORY = 3
/** From this length on, a beginning stands for what is meant by it, and not only for what is called so. */
const MIN_MEANT = 3
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
  const [terms, synonyms, titled, titles, pagesTitled, said, places] = await Promise.all([
    termsBeginning(ctx, start),
    synonymsBeginning(ctx, start),
    collectionsTitled(ctx, start),
    findByTitle(ctx, start),
    pathsTitled(ctx, start),
    saidProducts(ctx, start),
    placesBeginning(ctx, start),
  ])
  const own = byId([...terms, ...titled.filter(({ title }) => title.toLowerCase().startsWith(start))])
  // Two letters begin many words; they stand for what is called so, if anything is.
  const isVague = start.length < MIN_MEANT && (own.length > 0 || pagesTitled.length > 0)
  const meant = isVague || own.length ? [] : synonyms.collections
  const categories = byId([...own, ...titled, ...meant]).slice(0, MAX_CATEGORIES)
  const [first] = own.length ? own : titles.length ? [] : categories
  const ofCategory = said.ids.length || !first ? [] : await bestOf(ctx, first)
  const ids = [...new Set([...said.ids, ...ofCategory, ...titles])].slice(0, MAX_PRODUCTS)
  const paths = [...said.pages, ...pagesTitled, ...(isVague || own.length ? [] : synonyms.pages)]
  const phrases = [
    ...fixed.filter((phrase) => phrase.toLowerCase().startsWith(start)),
    ...(isVague ? [] : synonyms.phrases),
  ]
  return {
    phrases: [...new Set(phrases)].slice(0, MAX_PHRASES),
    categories: categories.map(toSummary),
    products: await cardsById(ctx, ids),
    pages: [...places, ...(await linksTo(ctx, paths))].slice(0, MAX_PAGES),
  }
}

const byId = (rows: Collection[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

async function bestOf(ctx: Context, category: Collection): Promise<number[]> {
  const { list } = await membersPage(ctx, category, { ...BEST_FIRST, page: 1, limit: MAX_OF_CATEGORY })
  return list.map(({ id }) => id)
}

/** Returns the phrase as the tables of the search have it, but for its last word, which is not finished. */
function beginningOf(start: string): string {
  const spoken = normalisedWords(start)
  return [...wordsOf(spoken.slice(0, -1).join(' ')), spoken.at(-1) ?? ''].join(' ')
}

const prefix = (text: string) => `${escapeLike(text)}%`

/** Returns the collections with a name that begins so. */
async function termsBeginning(ctx: Context, start: string): Promise<Collection[]> {
  const rows = await ctx.db
    .select({ collection })
    .from(searchTerm)
    .innerJoin(collection, eq(collection.id, searchTerm.collectionId))
    .where(like(searchTerm.term, prefix(beginningOf(start))))
    .orderBy(collection.position)
    .limit(MAX_MEANINGS)
  return rows.map((row) => row.collection)
}

/** Returns what the synonyms mean that begin so: collections, the paths of pages, and phrases that have a note. */
async function synonymsBeginning(ctx: Context, start: string) {
  const rows = await ctx.db
    .select()
    .from(searchSynonym)
    .where(like(searchSynonym.phrase, prefix(beginningOf(start))))
    .orderBy(sql`length(${searchSynonym.phrase})`, searchSynonym.phrase)
    .limit(MAX_MEANINGS)
  // Of "sympathy flowers" the flowers say least.
  const means = [...new Set(rows.map((row) => phraseKey(row.means).replace(/ flower$/, '')).filter(Boolean))]
  const meant = means.length
    ? await ctx.db
        .select({ collection })
        .from(searchTerm)
        .innerJoin(collection, eq(collection.id, searchTerm.collectionId))
        .where(inArray(searchTerm.term, means))
        .orderBy(collection.position)
    : []
  return {
    collections: meant.map((row) => row.collection),
    pages: rows.flatMap((row) => row.pages),
    // Phrases are kept in the singular: one word of them can be shown.
    phrases: rows.filter((row) => row.note !== null && !row.phrase.includes(' ')).map((row) => row.phrase),
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
    .where(and(like(sql`lower(${page.title})`, prefix(start)), sql`${page.title} !~* '^(the|an?) '`))
    .orderBy(sql`length(${page.title})`)
  return rows.flatMap(({ slug }) => pagePath(slug) ?? [])
}

/** Returns the products and pages of a phrase that is finished: a cat is a pet, not the beginning of a cathedral. */
async function saidProducts(ctx: Context, start: string): Promise<{ ids: number[]; pages: string[] }> {
  const spoken = normalisedWords(start)
  // A word that stands alone is looked up as the beginning that it is.
  const finished = spoken.length > 1 ? await withLastWordFinished(ctx, spoken) : undefined
  const parsed = await parsePhrase(ctx, finished ?? start, { isUnfinished: true })
  const isSaid = parsed.wanted.length > 0 && parsed.wanted.every(({ term }) => term)
  const [plan] = isSaid ? (await plansFor(ctx, parsed, await facetValues(ctx))).exact : []
  const found = plan && (await findResultPage(ctx, plan.scope, plan.parsedFilters, BEST_FIRST))
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
  const question = normalisedWords(start)
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
  const spoken = normalisedWords(start)
  const last = spoken.at(-1) ?? ''
  if (last.length < MIN_CORRECTED) return undefined
  const rows = await ctx.db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(and(like(searchWord.word, prefix(last.slice(0, 1))), gte(searchWord.weight, MIN_TERM_WEIGHT)))
    .orderBy(searchWord.word)
  const lengths = [last.length - 1, last.length, last.length + 1]
  const found = rows.find(({ word }) =>
    lengths.some((length) => editDistance(word.slice(0, length), last) <= 1),
  )
  return found && [...spoken.slice(0, -1), found.word].join(' ')
}
