import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CollectionSummary, ProductCard } from '../../contract/catalogue.ts'
import type { PageLink, SearchAnswer, SearchQuery } from '../../contract/search.ts'
import { collection } from '../db/schema.ts'
import type { SearchProvider } from './search-provider.ts'
import { findArticles } from '../content/index.ts'
import {
  BEST_FIRST,
  cardsById,
  cardsInColour,
  chosenColours,
  chosenFacets,
  facetValues,
  facetsOfResult,
  findResultPage,
  narrowResult,
  parseFilters,
  resultOf,
  sortResult,
  normalisedWords,
  toApplied,
  toSummary,
} from '../catalogue/index.ts'
import type { Collection, FacetRow, ParsedFilters, ResultPage, WantedColours } from '../catalogue/index.ts'
import { findPages, linksTo, pagesNamed } from './find-pages.ts'
import { coloursOf, withColoursTogether } from './colours-together.ts'
import { conditionsOf } from './conditions.ts'
import { asSize, byNearestSize } from './nearest-size.ts'
import type { BySize } from './nearest-size.ts'
import type { ParsedPhrase } from './search-phrase.ts'
import { parsePhrase } from './search-phrase.ts'
import { withLastWordFinished } from './spelling.ts'
import { hasNoProductKind, plansFor } from './search-plan.ts'
import type { Plan } from './search-plan.ts'
import { offsetOf, pageInfoOf } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

const MAX_CATEGORIES = 6
const MAX_DESCRIBED = 200
const MAX_PAGES = 4
/** A query; the best matches first unless it says otherwise. */
type Asked = Pick<SearchQuery, 'q' | 'page' | 'limit'> & Partial<SearchQuery>

const NO_RESULTS: ResultPage = { ids: [], members: [], isComplete: true }
const CONSTRUCTOR_PAGE = '/constructor'

/** From this length on, a word with which nothing is found may be the beginning of one. */
const MIN_BEGINNING = 3

/**
 * Returns what is found for a phrase (`searchFor`). When that is nothing, and its last word is the beginning of a term of the shop, it
 * returns what is found for that term: suggestions were shown for it as well.
 */
export async function search(ctx: Context, asked: Asked, provider?: SearchProvider): Promise<SearchAnswer> {
  const answer = await searchFor(ctx, asked, provider)
  const spoken = normalisedWords(asked.q)
  if (hasAny(answer) || (spoken.at(-1)?.length ?? 0) < MIN_BEGINNING) return answer
  const finished = await withLastWordFinished(ctx, spoken)
  if (finished === undefined || finished === spoken.join(' ')) return answer
  const other = await searchFor(ctx, { ...asked, q: finished }, provider)
  return { ...other, corrected: other.corrected ?? finished }
}

/** With `facets` there were products before filters were chosen. */
const hasAny = ({ pagination, categories, articles, pages, note, facets }: SearchAnswer) =>
  pagination.total + categories.length + articles.length + pages.length > 0 ||
  note !== null ||
  facets !== null

/**
 * Returns products, categories, articles and pages for a phrase. An external provider finds the products of plain
 * phrases if there is one; the shop searches itself for the others, and when the provider fails.
 */
async function searchFor(ctx: Context, asked: Asked, provider?: SearchProvider): Promise<SearchAnswer> {
  const query = { ...BEST_FIRST, ...asked }
  const [parsed, dictionary, named] = await Promise.all([
    parsePhrase(ctx, query.q),
    facetValues(ctx),
    pagesNamed(ctx, query.q),
  ])
  const filters = parseFilters(dictionary, query)
  const values = spokenBy(parsed, dictionary)
  const spokenColours = coloursOf([], values)
  // What does not need the other is asked for beside it: each waits for the way to the database and back.
  const [found, categories, articles, linked] = await Promise.all([
    productsOf(ctx, { query, parsed, filters, dictionary, values }, provider),
    categoriesOf(ctx, parsed),
    findArticles(
      ctx,
      parsed.spoken.filter((word) => !GENERAL.has(word)),
    ),
    linksTo(ctx, parsed.pages),
  ])
  const { pages: sizePages, notes: sizeNotes, ...answer } = found
  const answers = [...parsed.places, ...linked, ...(await linksTo(ctx, sizePages)), ...named]
  const pages = await pagesFor(ctx, query.q, parsed, answers, answer.pagination.total > 0)
  const own = new Set(pages.map(({ path }) => path))
  return {
    ...answer,
    categories,
    articles: articles.filter(({ slug }) => !own.has(`/article/${slug}`)),
    pages,
    applied: toApplied(filters),
    colours: spokenColours.colours.flat(),
    note: [...parsed.notes, ...sizeNotes].join(' ') || null,
    corrected: parsed.corrected,
    price_min: parsed.priceMin ?? null,
    price_max: parsed.priceMax ?? null,
  }
}

/** Words that most titles of categories and articles have, or could have. */
const GENERAL = new Set(['flower', 'bouquet', 'gift', 'new', 'day', 'box', 'safe'])

const ALL_FLOWERS = 'flowers'

const NO_SIZES = { stems: null, pages: [] as string[], notes: [] as string[] }

/** Returns true for phrases of words alone, which a full-text search understands. */
function isPlainPhrase({ wanted, unwanted, stems, pages, notes, priceMin, priceMax }: ParsedPhrase): boolean {
  const isPriced = priceMin !== undefined || priceMax !== undefined
  return wanted.length > 0 && !unwanted.length && !stems && !pages.length && !notes.length && !isPriced
}

const isNarrowed = (query: SearchQuery, filters: ParsedFilters) =>
  chosenFacets(filters).length > 0 || !isBestFirst(query)

const isBestFirst = ({ order_by, order_direction }: SearchQuery) =>
  order_by === BEST_FIRST.order_by && order_direction === BEST_FIRST.order_direction

/** What was typed and chosen, and how it was understood. */
type Understood = {
  query: SearchQuery
  parsed: ParsedPhrase
  filters: ParsedFilters
  dictionary: FacetRow[]
  /** The facet values that single words name. */
  values: FacetRow[]
}

/** Returns the products of a phrase: those of the provider where it has to do with it, or our own. */
async function productsOf(ctx: Context, understood: Understood, provider?: SearchProvider) {
  const { query, parsed, filters, dictionary, values } = understood
  // Only the shop knows which of its goods are flowers, where those come first.
  const isPlain =
    isPlainPhrase(parsed) && !hasNoProductKind(parsed, dictionary) && !isNarrowed(query, filters)
  const products = (isPlain && (await provider?.find(query).catch(() => undefined))) || undefined
  if (!products) return findProducts(ctx, understood)
  const cards = await cardsById(ctx, products.ids)
  return {
    list: await inWantedColours(ctx, cards, filters, coloursOf([], values)),
    pagination: pageInfoOf(query, products.total, products.isExact),
    facets: null,
    is_relaxed: false,
    conditions: [],
    ...NO_SIZES,
  }
}

/** Returns the pages that answer a phrase; without any, those with its words, the text included if nothing else is found. */
async function pagesFor(
  ctx: Context,
  phrase: string,
  parsed: ParsedPhrase,
  answers: PageLink[],
  hasProducts: boolean,
) {
  const isAnswered = answers.length > 0 || hasProducts || parsed.notes.length > 0
  const pages = isAnswered ? answers : await findPages(ctx, phrase, { throughout: true })
  return [...new Map(pages.map((link) => [link.path, link])).values()].slice(0, MAX_PAGES)
}

async function findProducts(ctx: Context, { query, parsed, filters, dictionary, values }: Understood) {
  const { found, plan, isRelaxed } = await findMatches(ctx, parsed, dictionary, values)
  const sizes =
    parsed.stems && found.ids.length ? await byNearestSize(ctx, found, parsed.stems.count, values) : null
  const base = sizes?.found ?? found
  const shown = await narrowed(ctx, base, plan, query, filters)
  const ids = shown.ids.slice(offsetOf(query), offsetOf(query) + query.limit)
  const cards = await cardsById(ctx, ids)
  return {
    list: sizes
      ? cards.map((card) => asSize(card, sizes.sizes.get(card.id)))
      : await inWantedColours(ctx, cards, filters, coloursOf(plan?.parsedFilters.groups ?? [], values)),
    pagination: pageInfoOf(query, shown.ids.length, shown.isComplete),
    facets: base.ids.length ? facetsOfResult(dictionary, base, filters) : null,
    is_relaxed: isRelaxed,
    conditions: conditionsOf(parsed, dictionary, {
      isInColour: !isRelaxed,
      isBySize: sizes !== null,
      isWithinPrice: !isRelaxed || hasPrice(plan?.parsedFilters),
    }),
    ...(sizes && parsed.stems ? sizeWords(sizes, parsed.stems.count) : NO_SIZES),
  }
}

/** Returns the facet values that single words of the phrase name. */
function spokenBy({ spokenValues }: ParsedPhrase, dictionary: FacetRow[]): FacetRow[] {
  const ids = new Set(spokenValues.map(({ id }) => id))
  return dictionary.filter(({ id }) => ids.has(id))
}

const hasPrice = (range: PriceRange | undefined) =>
  range?.priceMin !== undefined || range?.priceMax !== undefined

/** Returns cards as the variants in the colours of the phrase. Those that were chosen after it count before them. */
function inWantedColours(
  ctx: Context,
  cards: ProductCard[],
  filters: ParsedFilters,
  wanted: WantedColours,
): Promise<ProductCard[]> {
  const chosen = chosenColours(filters)
  return cardsInColour(ctx, cards, chosen.length ? { colours: chosen } : wanted)
}

function sizeWords({ nearest, isClose }: BySize, wanted: number) {
  const notes =
    nearest === null || isClose
      ? []
      : [`We have no bouquet of ${wanted} of them: the nearest has ${nearest}.`]
  return { stems: wanted, pages: [CONSTRUCTOR_PAGE], notes }
}

type Found = { found: ResultPage; plan: Plan | null; isRelaxed: boolean }

/** Returns the matches of the first plan that has any; `values` are the facet values that single words name. */
async function findMatches(
  ctx: Context,
  parsed: ParsedPhrase,
  dictionary: FacetRow[],
  values: FacetRow[],
): Promise<Found> {
  const { exact, sides, relaxed, always } = await plansFor(ctx, parsed, dictionary)
  const first = await firstFound(ctx, exact, values)
  if (first) return first
  if (sides.length) {
    const parts = await Promise.all(sides.map((plans) => firstFound(ctx, plans, values)))
    if (parts.every((part) => part !== null))
      return { found: interleave(parts.map(({ found }) => found)), plan: null, isRelaxed: false }
  }
  return (
    (await firstFound(ctx, relaxed, values)) ?? {
      found: narrowResult(await findDescribed(ctx, parsed.spoken), always),
      plan: null,
      isRelaxed: false,
    }
  )
}

async function firstFound(ctx: Context, plans: Plan[], values: FacetRow[]): Promise<Found | null> {
  for (const plan of plans) {
    const matches = await findResultPage(ctx, plan.scope, plan.parsedFilters, BEST_FIRST)
    const found = await withColoursTogether(ctx, matches, plan.parsedFilters.groups ?? [], values)
    if (found.ids.length) return { found, plan, isRelaxed: plan.isRelaxed }
  }
  return null
}

/** Deals the matches out in turn: whoever looks for roses and chocolates sees both. */
function interleave(parts: ResultPage[]): ResultPage {
  const longest = Math.max(...parts.map(({ ids }) => ids.length))
  const seen = new Map<number, ResultPage['members'][number]>()
  for (let at = 0; at < longest; at++)
    for (const { ids, members } of parts) {
      const [id, member] = [ids[at], members[at]]
      if (id !== undefined && member && !seen.has(id)) seen.set(id, member)
    }
  return {
    ids: [...seen.keys()],
    members: [...seen.values()],
    isComplete: parts.every(({ isComplete }) => isComplete),
  }
}

/**
 * Narrows and sorts matches. Where there are more than were read, the plan is searched anew with what was chosen.
 */
async function narrowed(
  ctx: Context,
  base: ResultPage,
  plan: Plan | null,
  query: SearchQuery,
  filters: ParsedFilters,
): Promise<ResultPage> {
  if (!isNarrowed(query, filters)) return base
  if (!base.isComplete && plan) {
    const { priceMin, priceMax, ...own } = plan.parsedFilters
    return findResultPage(
      ctx,
      isBestFirst(query) ? plan.scope : { ...plan.scope, first: [] },
      { ...own, chosen: filters.chosen, ...narrowerPrice({ priceMin, priceMax }, filters) },
      query,
    )
  }
  const matching = narrowResult(base, filters)
  return isBestFirst(query) || !matching.ids.length
    ? matching
    : { ...matching, ids: await sortResult(ctx, matching, query) }
}

type PriceRange = Pick<ParsedFilters, 'priceMin' | 'priceMax'>

const narrowerPrice = (one: PriceRange, other: PriceRange): PriceRange => ({
  priceMin: Math.max(one.priceMin ?? 0, other.priceMin ?? 0),
  priceMax: Math.min(one.priceMax ?? Infinity, other.priceMax ?? Infinity, MAX_PENCE),
})

/** Above every price. */
const MAX_PENCE = 2_147_483_647

/** Returns products with the words in their description, when titles, collections and facets gave no result. */
async function findDescribed(ctx: Context, words: string[]): Promise<ResultPage> {
  if (!words.length) return NO_RESULTS
  const { rows } = await ctx.db.execute<{ id: number; popularity: number }>(sql`
    select id, popularity from product where active and search @@ to_tsquery('english', ${words.join(' & ')}) limit ${MAX_DESCRIBED}`)
  rows.sort((one, other) => other.popularity - one.popularity || other.id - one.id)
  return resultOf(
    ctx,
    rows.map(({ id }) => id),
    rows.length < MAX_DESCRIBED,
  )
}

/** Returns the categories that the phrase names, then those whose titles contain its words. */
async function categoriesOf(ctx: Context, { wanted, unwanted }: ParsedPhrase): Promise<CollectionSummary[]> {
  const named = [...new Set(wanted.flatMap(({ term }) => term?.collectionId ?? []))]
  const left = unwanted.flatMap(({ term }) => term?.collectionId ?? [])
  const touched = wanted.flatMap(({ words }) => words).filter((word) => !GENERAL.has(word))
  // Who wants "roses not red" is not led to the red ones.
  const unwantedWords = unwanted.flatMap(({ words }) => words)
  const title = sql`to_tsvector('english', ${collection.title} || ' ' || ${collection.heading})`
  const rows = await ctx.db
    .select()
    .from(collection)
    .where(
      touched.length || named.length
        ? and(
            sql`(${title} @@ to_tsquery('english', ${touched.join(' | ')}) or ${inArray(collection.id, named.length ? named : [0])})`,
            unwantedWords.length
              ? sql`not ${title} @@ to_tsquery('english', ${unwantedWords.join(' | ')})`
              : undefined,
          )
        : eq(collection.id, 0),
    )
    .orderBy(asc(collection.position))
  // All flowers are what least narrows a search down.
  const place = (row: Collection) =>
    named.includes(row.id) && row.slug !== ALL_FLOWERS ? named.indexOf(row.id) : named.length
  return rows
    .filter(({ id }) => !left.includes(id))
    .sort((one, other) => place(one) - place(other))
    .slice(0, MAX_CATEGORIES)
    .map(toSummary)
}
