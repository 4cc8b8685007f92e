import { eq, inArray, sql } from 'drizzle-orm'
import type { CollectionSummary } from '../../contract/catalogue.ts'
import type { SearchAnswer, SearchQuery } from '../../contract/search.ts'
import { collection } from '../db/schema.ts'
import type { SearchProvider } from './search-provider.ts'
import { findArticles } from '../content/index.ts'
import { cardsById, facetValues, pageOf, toSummary, findResultPage } from '../catalogue/index.ts'
import type { FacetRow, Collection, ParsedFilters, ResultPage, SearchScope } from '../catalogue/index.ts'
import { findPages } from './find-pages.ts'
import type { Term, ParsedPhrase } from './search-phrase.ts'
import { parsePhrase } from './search-phrase.ts'
import { pageInfoOf } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

const ORDER = { order_by: 'popularity', order_direction: 'desc' } as const
const MAX_CATEGORIES = 6
const MAX_DESCRIBED = 200
const SHOP: SearchScope = { collection: null, alsoIn: [], words: null }
const NO_RESULTS: ResultPage = { ids: [], members: [], isComplete: true }

/** One way to search for a parsed phrase. Stricter plans are tried first. */
type Plan = { scope: SearchScope; parsedFilters: ParsedFilters; isRelaxed: boolean }

/**
 * Returns products, categories, articles and pages for a phrase. An external provider finds the products if there is
 * one; the shop searches itself when the provider fails.
 */
export async function search(
  ctx: Context,
  query: SearchQuery,
  provider?: SearchProvider,
): Promise<SearchAnswer> {
  const parsed = await parsePhrase(ctx, query.q)
  const [products, categories, articles] = await Promise.all([
    provider?.find(query).catch(() => undefined) ?? undefined,
    categoriesOf(ctx, parsed),
    findArticles(ctx, [...parsed.terms.map((term) => term.term), ...parsed.words]),
  ])
  const found = products
    ? {
        list: await cardsById(ctx, products.ids),
        pagination: pageInfoOf(query, products.total, products.isExact),
        is_relaxed: false,
      }
    : await findProducts(ctx, parsed, query)
  return {
    ...found,
    categories,
    articles,
    pages: await findPages(ctx, query.q, { throughout: found.list.length === 0 }),
    corrected: parsed.corrected,
    price_min: parsed.priceMin ?? null,
    price_max: parsed.priceMax ?? null,
  }
}

async function findProducts(ctx: Context, parsed: ParsedPhrase, query: SearchQuery) {
  for (const plan of await plansFor(ctx, parsed)) {
    const window = await findResultPage(ctx, plan.scope, plan.parsedFilters, ORDER)
    if (window.ids.length) return { ...(await pageOf(ctx, window, query)), is_relaxed: plan.isRelaxed }
  }
  const described = await findDescribed(ctx, parsed.words)
  return { ...(await pageOf(ctx, described, query)), is_relaxed: false }
}

/** Returns products with the words in their description, when titles, collections and facets gave no result. */
async function findDescribed(ctx: Context, words: string[]): Promise<ResultPage> {
  if (!words.length) return NO_RESULTS
  const { rows } = await ctx.db.execute<{ id: number; popularity: number }>(sql`
    select id, popularity from product where active and search @@ to_tsquery('english', ${words.join(' & ')}) limit ${MAX_DESCRIBED}`)
  rows.sort((one, other) => other.popularity - one.popularity || other.id - one.id)
  return { ids: rows.map((row) => row.id), members: [], isComplete: rows.length < MAX_DESCRIBED }
}

async function plansFor(ctx: Context, parsed: ParsedPhrase): Promise<Plan[]> {
  const { terms, words, priceMin, priceMax } = parsed
  if (!terms.length && !words.length && priceMin === undefined && priceMax === undefined) return []
  const ids = terms.flatMap((term) => term.collectionId ?? [])
  const [dictionary, collections] = await Promise.all([
    facetValues(ctx),
    ids.length ? ctx.db.select().from(collection).where(inArray(collection.id, ids)) : [],
  ])
  const strict = scopeOf(terms, collections, dictionary)
  const byFacets = scopeOf(
    terms.map((term) => (term.facetValueId ? { ...term, collectionId: null } : term)),
    collections,
    dictionary,
  )
  const spoken = [...terms.flatMap((term) => term.term.split(' ')), ...words]
  const plan = (
    { scope, chosen }: ReturnType<typeof scopeOf>,
    used: string[],
    operator: '&' | '|',
    isRelaxed: boolean,
  ): Plan => ({
    scope: {
      ...scope,
      words: used.length ? { query: used.join(` ${operator} `), count: used.length } : null,
    },
    parsedFilters: { chosen, priceMin, priceMax },
    isRelaxed,
  })
  const byAll = plan(strict, words, '&', false)
  const byName = plan({ scope: SHOP, chosen: new Map() }, spoken, '&', false)
  const hasPrice = priceMin !== undefined || priceMax !== undefined
  return [
    byAll,
    plan(byFacets, words, '&', false),
    // Words that name two terms can also be a product's name: a gift card is neither a gift nor a card.
    ...(spoken.length > 1 ? [byName] : []),
    ...(words.length && terms.length ? [plan(strict, [], '&', true), plan(byFacets, [], '&', true)] : []),
    ...(terms.length > 1
      ? [plan({ scope: { ...strict.scope, alsoIn: [] }, chosen: new Map() }, [], '&', true)]
      : []),
    ...(words.length > 1 && !terms.length ? [plan(strict, words, '|', true)] : []),
    ...(words.length && !terms.length && priceMax !== undefined ? [plan(strict, [], '&', true)] : []),
    // The price can be that of a variant, which no index contains: a gift card for £50.
    ...(hasPrice && spoken.length ? [...(spoken.length > 1 ? [byName] : []), byAll] : []).map(
      ({ scope, parsedFilters: { chosen } }): Plan => ({
        scope,
        parsedFilters: { chosen, priceMin: undefined, priceMax: undefined },
        isRelaxed: true,
      }),
    ),
  ]
}

/** Returns a scope and filters for the terms: the smallest collection is scanned, and the other terms narrow it. */
function scopeOf(terms: Term[], collections: Collection[], dictionary: FacetRow[]) {
  const own = collections.filter((row) => terms.some((term) => term.collectionId === row.id))
  const [base] = own.sort((one, other) => one.productCount - other.productCount)
  const chosen: ParsedFilters['chosen'] = new Map()
  const alsoIn: number[] = []
  for (const { collectionId, facetValueId } of terms) {
    if (base && collectionId === base.id) continue
    const value = dictionary.find((row) => row.id === facetValueId)
    // For occasions and recipients, the mask is equivalent to the collection and cheaper to check.
    const isSame = value && (value.facet === 'occasion' || value.facet === 'recipient')
    if (collectionId !== null && !isSame) alsoIn.push(collectionId)
    else if (value) chosen.set(value.facet, [...(chosen.get(value.facet) ?? []), value])
  }
  const scope: SearchScope = { collection: base ?? null, alsoIn, words: null }
  return { scope, chosen }
}

/** Returns the categories that the phrase names, then those whose titles contain its words. */
async function categoriesOf(ctx: Context, { terms, words }: ParsedPhrase): Promise<CollectionSummary[]> {
  const named = [...new Set(terms.flatMap((term) => term.collectionId ?? []))]
  const touched = [...words, ...terms.flatMap((term) => term.term.split(' '))]
  const rows = await ctx.db
    .select()
    .from(collection)
    .where(
      touched.length
        ? sql`to_tsvector('english', ${collection.title} || ' ' || ${collection.heading}) @@ to_tsquery('english', ${touched.join(' | ')}) or ${inArray(collection.id, named.length ? named : [0])}`
        : eq(collection.id, 0),
    )
    .orderBy(collection.position)
  const place = (row: Collection) => (named.includes(row.id) ? named.indexOf(row.id) : named.length)
  return rows
    .sort((one, other) => place(one) - place(other))
    .slice(0, MAX_CATEGORIES)
    .map(toSummary)
}
