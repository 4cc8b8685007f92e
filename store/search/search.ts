import { eq, inArray, sql } from 'drizzle-orm'
import type { CollectionSummary } from '../../contract/catalogue.ts'
import type { SearchAnswer, SearchQuery } from '../../contract/search.ts'
import { collection } from '../db/schema.ts'
import type { SearchProvider } from './search-provider.ts'
import { articlesAbout } from '../content/index.ts'
import { cardsById, facetValues, pageOf, toSummary, findResultPage } from '../catalogue/index.ts'
import type { FacetRow, Collection, ParsedFilters, ResultPage, SearchScope } from '../catalogue/index.ts'
import { pagesAbout } from './pages-about.ts'
import type { Term, Understood } from './search-understanding.ts'
import { understand } from './search-understanding.ts'
import type { Context } from '../kernel/index.ts'

const ORDER = { order_by: 'popularity', order_direction: 'desc' } as const
const CATEGORIES = 6
const DESCRIBED = 200
const SHOP: SearchScope = { collection: null, alsoIn: [], words: null }
const NOTHING: ResultPage = { ids: [], members: [], isComplete: true }

/** One way to look for what was understood: stricter ones come first. */
type Plan = { scope: SearchScope; parsedFilters: ParsedFilters; isRelaxed: boolean }

/**
 * Products, categories, articles and pages for a phrase. An outside service finds the products when there is one;
 * should it fail, the shop looks itself.
 */
export async function search(
  ctx: Context,
  query: SearchQuery,
  outside?: SearchProvider,
): Promise<SearchAnswer> {
  const understood = await understand(ctx, query.q)
  const [products, categories, articles] = await Promise.all([
    outside?.find(query).catch(() => undefined) ?? undefined,
    categoriesOf(ctx, understood),
    articlesAbout(ctx, [...understood.terms.map((term) => term.term), ...understood.words]),
  ])
  const { page, limit } = query
  const found = products
    ? {
        list: await cardsById(ctx, products.ids),
        pagination: {
          ...{ page, per_page: limit, total: products.total, is_exact: products.isExact },
          total_pages: Math.max(1, Math.ceil(products.total / limit)),
        },
        is_relaxed: false,
      }
    : await findProducts(ctx, understood, query)
  return {
    ...found,
    categories,
    articles,
    pages: await pagesAbout(ctx, query.q, { throughout: found.list.length === 0 }),
    corrected: understood.corrected,
    price_min: understood.priceMin ?? null,
    price_max: understood.priceMax ?? null,
  }
}

async function findProducts(ctx: Context, understood: Understood, query: SearchQuery) {
  for (const plan of await plansFor(ctx, understood)) {
    const window = await findResultPage(ctx, plan.scope, plan.parsedFilters, ORDER)
    if (window.ids.length) return { ...(await pageOf(ctx, window, query)), is_relaxed: plan.isRelaxed }
  }
  const described = await findDescribed(ctx, understood.words)
  return { ...(await pageOf(ctx, described, query)), is_relaxed: false }
}

/** Products whose description has the words, when no name and no part of the shop has them. */
async function findDescribed(ctx: Context, words: string[]): Promise<ResultPage> {
  if (!words.length) return NOTHING
  const { rows } = await ctx.db.execute<{ id: number; popularity: number }>(sql`
    select id, popularity from product where active and search @@ to_tsquery('english', ${words.join(' & ')}) limit ${DESCRIBED}`)
  rows.sort((one, other) => other.popularity - one.popularity || other.id - one.id)
  return { ids: rows.map((row) => row.id), members: [], isComplete: rows.length < DESCRIBED }
}

async function plansFor(ctx: Context, understood: Understood): Promise<Plan[]> {
  const { terms, words, priceMin, priceMax } = understood
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
    // What names two parts of the shop may be the name of a thing: a gift card is neither a gift nor a card.
    ...(spoken.length > 1 ? [byName] : []),
    ...(words.length && terms.length ? [plan(strict, [], '&', true), plan(byFacets, [], '&', true)] : []),
    ...(terms.length > 1
      ? [plan({ scope: { ...strict.scope, alsoIn: [] }, chosen: new Map() }, [], '&', true)]
      : []),
    ...(words.length > 1 && !terms.length ? [plan(strict, words, '|', true)] : []),
    ...(words.length && !terms.length && priceMax !== undefined ? [plan(strict, [], '&', true)] : []),
    // The price may be a variant's, which no index knows: a gift card for £50.
    ...(hasPrice && spoken.length ? [...(spoken.length > 1 ? [byName] : []), byAll] : []).map(
      ({ scope, parsedFilters: { chosen } }): Plan => ({
        scope,
        parsedFilters: { chosen, priceMin: undefined, priceMax: undefined },
        isRelaxed: true,
      }),
    ),
  ]
}

/** The smallest collection is looked through; the other terms narrow it. */
function scopeOf(terms: Term[], collections: Collection[], dictionary: FacetRow[]) {
  const own = collections.filter((row) => terms.some((term) => term.collectionId === row.id))
  const [base] = own.sort((one, other) => one.productCount - other.productCount)
  const chosen: ParsedFilters['chosen'] = new Map()
  const alsoIn: number[] = []
  for (const { collectionId, facetValueId } of terms) {
    if (base && collectionId === base.id) continue
    const value = dictionary.find((row) => row.id === facetValueId)
    // Of an occasion or a recipient the mask says the same as the collection, and is nearer at hand.
    const isSame = value && (value.facet === 'occasion' || value.facet === 'recipient')
    if (collectionId !== null && !isSame) alsoIn.push(collectionId)
    else if (value) chosen.set(value.facet, [...(chosen.get(value.facet) ?? []), value])
  }
  const scope: SearchScope = { collection: base ?? null, alsoIn, words: null }
  return { scope, chosen }
}

/** What the phrase names, then what its words touch. */
async function categoriesOf(ctx: Context, { terms, words }: Understood): Promise<CollectionSummary[]> {
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
    .slice(0, CATEGORIES)
    .map(toSummary)
}
