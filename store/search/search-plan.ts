import { inArray, or } from 'drizzle-orm'
import { collection } from '../db/schema.ts'
import type { Collection, FacetRow, ParsedFilters, SearchScope } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'
import type { ParsedPhrase, Part } from './search-phrase.ts'

const SHOP: SearchScope = { collection: null, alsoIn: [], words: null }
/** What is looked through when a phrase only says what is not wanted. */
const FLOWERS = 'flowers'
/** What comes first when a phrase names no kind of thing. */
const FIRST = [FLOWERS, 'plants']

/** One way to search for a parsed phrase. */
export type Plan = { scope: SearchScope; parsedFilters: ParsedFilters; isRelaxed: boolean }

/** The rows that the terms of a phrase stand for. */
type Known = {
  dictionary: FacetRow[]
  collections: Collection[]
  flowers: Collection | undefined
  /** The collections of `FIRST`. */
  first: number[]
}

/** Ways to search: plans to try in order, and for "roses and chocolates" the plans of each side. */
export type Plans = {
  exact: Plan[]
  sides: Plan[][]
  relaxed: Plan[]
  /** What holds for every product, whichever way it is found. */
  always: ParsedFilters
}

/** Returns the ways to search for a phrase: those that fit all of it, then those that fit a part. */
export async function plansFor(ctx: Context, parsed: ParsedPhrase, dictionary: FacetRow[]): Promise<Plans> {
  const { unwanted, priceMin, priceMax, spoken } = parsed
  const hasPrice = priceMin !== undefined || priceMax !== undefined
  const isPlace = parsed.places.length > 0 && !parsed.pages.length
  const known = await readKnown(ctx, [...parsed.wanted, ...unwanted], dictionary)
  const without = exclusionOf(unwanted, known)
  // What harms a pet is in no plan, however little fits the phrase.
  const [safe, wanted] = divideBy(parsed.wanted, (part) => SAFETY.includes(facetOf(part, known) ?? ''))
  const always: ParsedFilters = {
    chosen: new Map(),
    groups: scopeOf(safe, known, { facetsFirst: true, any: false }).groups,
    none: without.none,
    priceMin,
    priceMax,
  }
  if (!parsed.wanted.length && !unwanted.length && !hasPrice && !isPlace)
    return { exact: [], sides: [], relaxed: [], always }
  const first = hasNoProductKind(parsed, dictionary) ? known.first : []
  const planOf = (scope: SearchScope, groups: FacetRow[][] = []): Plan => ({
    scope: { ...scope, ...without.scope, first },
    parsedFilters: { ...always, groups: [...(always.groups ?? []), ...groups] },
    isRelaxed: false,
  })
  const plan = (parts: Part[], { facetsFirst = false, any = false }: PlanOptions = {}): Plan => {
    const { scope, groups } = scopeOf(parts, known, { facetsFirst, any })
    const pieces = wordsIn(parts)
    const words = pieces.length ? { query: pieces.join(' '), count: countWords(pieces) } : null
    return planOf({ ...scope, words }, groups)
  }
  if (!wanted.length) {
    const isOfFlowers = (unwanted.length > 0 || isPlace) && !safe.length
    return {
      exact: [planOf({ ...SHOP, collection: (isOfFlowers && known.flowers) || null })],
      sides: [],
      relaxed: [],
      always,
    }
  }
  const terms = wanted.filter(({ term }) => term)
  const words = wordsIn(wanted)
  const names = [parsed.spelled, spoken]
    .filter((title) => title.length > 1)
    .map((title) => planOf({ ...SHOP, words: { query: title.join(' & '), count: title.length } }))
  const strict = [
    plan(wanted),
    plan(wanted, { facetsFirst: true }),
    ...(terms.length > 1 ? [plan(withKindsAsWords(wanted, known))] : []),
  ]
  const sides = sidesOf(wanted)
  const isMixed = sides.length > 1 && sides.some((side) => wordsIn(side).length > 0)
  const isEither = wanted.some(({ term, joint }) => term && joint === 'or') || hasSeveralKinds(wanted, known)
  const byFacets = isEither ? [plan(wanted, { facetsFirst: true })] : []
  return {
    exact: isMixed ? names : [...byFacets, ...strict, ...names],
    sides: isMixed ? sides.map((side) => [plan(side), plan(side, { facetsFirst: true })]) : [],
    relaxed: [
      ...(isMixed ? strict : []),
      plan(wanted, { facetsFirst: true, any: true }),
      ...(words.length && terms.length
        ? [plan(terms), plan(terms, { facetsFirst: true }), plan(terms, { facetsFirst: true, any: true })]
        : []),
      ...narrowestOf(terms, known).map((part) => plan([part])),
      ...(words.length > 1 && !terms.length ? [anyWord(plan(wanted), words)] : []),
      ...(words.length && !terms.length && priceMax !== undefined ? [plan([])] : []),
      // The price can be that of a variant, which no index contains: a gift card for £50.
      ...(hasPrice ? [...names, ...strict].map(withoutPrice) : []),
      ...(safe.length ? [planOf(SHOP)] : []),
    ].map((relaxed) => ({ ...relaxed, isRelaxed: true })),
    always,
  }
}

/** The facets of what is harmless to pets. */
const SAFETY: readonly string[] = ['cat_safe', 'dog_safe']

/**
 * Returns true for a phrase that says when, for whom or in which colour, and not what: a flower shop is asked for flowers
 * then, however well its cards and bath salts sell. The words of a title name a thing, and so do kinds of flower.
 */
export function hasNoProductKind({ wanted }: ParsedPhrase, dictionary: FacetRow[]): boolean {
  const facets = wanted.map((part) => facetOf(part, { dictionary }))
  return facets.length > 0 && facets.every((facet) => facet !== undefined && facet !== 'stem')
}

const facetOf = ({ term }: Part, { dictionary }: Pick<Known, 'dictionary'>) =>
  dictionary.find((row) => row.id === term?.facetValueId)?.facet

function divideBy(parts: Part[], isFirst: (part: Part) => boolean): [Part[], Part[]] {
  return [parts.filter(isFirst), parts.filter((part) => !isFirst(part))]
}

/** Returns the part that names the smallest collection. */
function narrowestOf(terms: Part[], { collections }: Known): Part[] {
  const sizeOf = ({ term }: Part) =>
    collections.find(({ id }) => id === term?.collectionId)?.productCount ?? Infinity
  return [...terms].sort((one, other) => sizeOf(one) - sizeOf(other)).slice(0, 1)
}

/** Returns true where several kinds of flower are named: their listings have few products in common. */
const hasSeveralKinds = (wanted: Part[], known: Known) =>
  wanted.filter((part) => isKind(part, known)).length > 1

/** Takes kinds of flower for words of a title: a lavender plant has no stems. */
const withKindsAsWords = (wanted: Part[], known: Known): Part[] =>
  wanted.map((part) => (isKind(part, known) ? { ...part, term: null } : part))

const isKind = (part: Part, known: Known) => facetOf(part, known) === 'stem'

type PlanOptions = { facetsFirst?: boolean; any?: boolean }

const withoutPrice = (plan: Plan): Plan => ({
  ...plan,
  parsedFilters: { ...plan.parsedFilters, priceMin: undefined, priceMax: undefined },
})

const anyWord = (plan: Plan, words: string[]): Plan => ({
  ...plan,
  scope: {
    ...plan.scope,
    words: {
      query: words.filter((word) => word !== '|' && word !== '&').join(' | '),
      count: countWords(words),
    },
  },
})

/** Returns the words of the parts that are no terms, as pieces of a full-text query: "chocolates or truffles". */
function wordsIn(parts: Part[]): string[] {
  const words: string[] = []
  for (const { term, words: own, joint } of parts) {
    if (term) continue
    if (words.length) words.push(joint === 'or' ? '|' : '&')
    words.push(...own)
  }
  return words
}

const countWords = (pieces: string[]) => pieces.filter((piece) => piece !== '|' && piece !== '&').length

/** Splits a phrase at each "and". */
function sidesOf(parts: Part[]): Part[][] {
  const sides: Part[][] = []
  for (const part of parts) {
    const last = sides.at(-1)
    if (last && part.joint !== 'and') last.push(part)
    else sides.push([part])
  }
  return sides
}

async function readKnown(ctx: Context, parts: Part[], dictionary: FacetRow[]): Promise<Known> {
  const ids = parts.flatMap(({ term }) => term?.collectionId ?? [])
  const rows = await ctx.db
    .select()
    .from(collection)
    .where(or(inArray(collection.slug, FIRST), inArray(collection.id, ids.length ? ids : [0])))
  return {
    dictionary,
    collections: rows.filter(({ id }) => ids.includes(id)),
    flowers: rows.find(({ slug }) => slug === FLOWERS),
    first: FIRST.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? []),
  }
}

/** Returns what leaves out the unwanted parts: facet values, collections, and words of titles. */
function exclusionOf(unwanted: Part[], { dictionary }: Known) {
  const isIn = (id: number | null | undefined) => dictionary.filter((row) => row.id === id)
  const none = unwanted
    .flatMap(({ term }) => isIn(term?.facetValueId))
    .flatMap((row) => [row, ...kinOf(row, dictionary)])
  const collections = unwanted.flatMap(({ term }) =>
    term?.collectionId && !term.facetValueId ? [term.collectionId] : [],
  )
  const words = unwanted.flatMap((part) =>
    part.term && part.term.collectionId && !part.term.facetValueId ? [] : part.words,
  )
  return {
    none,
    scope: {
      ...(words.length && { withoutWords: words.join(' | ') }),
      ...(collections.length && { withoutCollections: collections }),
    },
  }
}

/** Who wants no roses wants no spray roses. */
const kinOf = ({ facet, value }: FacetRow, dictionary: FacetRow[]) =>
  facet === 'stem' && value === 'rose'
    ? dictionary.filter((row) => row.facet === 'stem' && row.value === 'spray-rose')
    : []

/** Returns a scope and filters for the terms: the smallest collection is scanned, and the other terms narrow it. */
function scopeOf(
  parts: Part[],
  { dictionary, collections }: Known,
  { facetsFirst, any }: { facetsFirst: boolean; any: boolean },
) {
  const terms = parts.flatMap(({ term, joint }) => (term ? [{ ...term, joint }] : []))
  const isByFacet = (term: (typeof terms)[number]) => facetsFirst && term.facetValueId !== null
  const own = collections.filter((row) =>
    terms.some((term) => term.collectionId === row.id && !isByFacet(term)),
  )
  const [base] = own.sort((one, other) => one.productCount - other.productCount)
  const groups: FacetRow[][] = []
  const alsoIn: number[] = []
  for (const term of terms) {
    const { collectionId, facetValueId, joint } = term
    if (base && collectionId === base.id && !isByFacet(term)) continue
    const value = dictionary.find((row) => row.id === facetValueId)
    // For occasions and recipients, the mask is equivalent to the collection and cheaper to check.
    const isSame = value && (value.facet === 'occasion' || value.facet === 'recipient')
    if (collectionId !== null && !isSame && !isByFacet(term)) alsoIn.push(collectionId)
    else if (value) {
      const alike = groups.find(([row]) => row?.facet === value.facet)
      if (alike && (any || joint !== 'and')) alike.push(value)
      else groups.push([value])
    }
  }
  const scope: SearchScope = { collection: base ?? null, alsoIn, words: null }
  return { scope, groups }
}
