import { inArray } from 'drizzle-orm'
import type { PageLink } from '../../contract/search.ts'
import { searchSynonym, searchTerm } from '../db/schema.ts'
import { placesIn } from './places.ts'
import { tokensOf, withDigits } from './phrase-tokens.ts'
import type { Joint, Token } from './phrase-tokens.ts'
import { readPrice } from './price-of-phrase.ts'
import { KNOWN_WORD, correctSpelling } from './spelling.ts'
import type { Context } from '../kernel/index.ts'

export type Term = typeof searchTerm.$inferSelect
type Synonym = typeof searchSynonym.$inferSelect

/** A part of a phrase: a term of the shop, or a word that is none, with what joins it to the part before. */
export type Part = {
  term: Term | null
  words: string[]
  /** For each of `words`, which words of the phrase it comes from (`Token.at`). */
  at: number[][]
  joint: Joint
}

/** The meaning of a search phrase. */
export type ParsedPhrase = {
  /** What is wanted, in the order in which it was said. */
  wanted: Part[]
  /** What is not wanted. */
  unwanted: Part[]
  /** All wanted words, as a title may have them. */
  spoken: string[]
  /** The words of the phrase as they are spelt, before synonyms; empty when some are not wanted. */
  spelled: string[]
  /** The facet values that the single wanted words name, and which words of the phrase those come from. */
  spokenValues: { id: number; at: number[] }[]
  /** The number of stems that is wanted, and which words of the phrase say so. */
  stems: { count: number; at: number[] } | undefined
  /** The phrase without its price. */
  unpriced: string
  /** The words of `unpriced` that mean something. */
  meaningful: ReadonlySet<number>
  /** The words of the price; empty without one. */
  priceWords: string
  /** The paths of the pages that answer the phrase, the best first. */
  pages: string[]
  /** The pages of the places that it names. */
  places: PageLink[]
  /** Sentences above the results. */
  notes: string[]
  /** The phrase after spelling correction; null when nothing was corrected. */
  corrected: string | null
  priceMin: number | undefined
  priceMax: number | undefined
}

const MAX_WORDS = 14
const MAX_RUN = 4
/** More stems than this are not sold in one bouquet. */
const MAX_STEMS = 1_000
const NUMBER = /^\d{1,4}$/
const ORDINAL = /^(\d{1,3})(st|nd|rd|th)$/
/** What an age or a year stands beside. */
const AGED = new Set(['birthday', 'bday', 'anniversary', 'wedding'])

/**
 * Parses a search phrase: price, negation, spelling, synonyms, the terms it names and the number of stems. Makes a
 * handful of look-ups by exact words, whatever the size of the catalogue. A phrase that is unfinished is not corrected.
 */
export async function parsePhrase(
  ctx: Context,
  phrase: string,
  { isUnfinished = false }: { isUnfinished?: boolean } = {},
): Promise<ParsedPhrase> {
  const { rest, said: priceWords, priceMin, priceMax } = readPrice(withDigits(phrase.toLowerCase()))
  const typed = withoutAges(tokensOf(rest).slice(0, MAX_WORDS))
  const { tokens: spelled, isCorrected, weights } = await correctSpelling(ctx, typed, { isUnfinished })
  const { tokens: meant, said } = await replaceSynonyms(ctx, spelled)
  const [{ terms, runs }, places] = await Promise.all([
    readTerms(ctx, meant),
    placesIn(ctx, phrase, (word) => (weights.get(word) ?? KNOWN_WORD) > KNOWN_WORD),
  ])
  const read = runs.filter((part) => part.term !== null || !places.words.includes(part.words[0] ?? ''))
  const { wanted, unwanted } = divide(read)
  const spokenValues = wanted.flatMap(({ words, at }) =>
    words.flatMap((word, index) => {
      const id = terms.get(word)?.facetValueId
      return id == null ? [] : [{ id, at: at[index] ?? [] }]
    }),
  )
  const parts = isQuestion(said, wanted) ? [] : withoutNumbers(wanted)
  const stems = spokenValues.length ? numberOfStems(spelled) : undefined
  return {
    wanted: withoutFillers(parts).filter(({ term, words }) => term || words.every(isPlainWord)),
    spoken: parts.flatMap(({ words }) => words).filter(isTitleWord),
    spelled: unwanted.length ? [] : spelled.map(({ word }) => word).filter(isTitleWord),
    unwanted: unwanted.map(({ isUnwanted: _is, ...part }) => part),
    spokenValues,
    stems,
    unpriced: rest,
    meaningful: new Set(typed.flatMap(({ at }) => at)),
    priceWords,
    pages: [...new Set(said.flatMap((row) => row.pages))],
    places: places.links,
    notes: [...new Set(said.flatMap(({ note }) => note ?? []))],
    corrected: isCorrected ? spelled.map(({ word }) => word).join(' ') : null,
    priceMin,
    priceMax,
  }
}

/** Returns true for what a full-text query may consist of: an emoji is no word. */
const isPlainWord = (word: string) => /^[\p{L}\p{N}]+$/u.test(word)

const isTitleWord = (word: string) => isPlainWord(word) && !QUESTION_WORDS.has(word)

/** Reads ages: a 40th birthday is a birthday, and so is a 21st. */
function withoutAges(tokens: Token[]): Token[] {
  const isAged = tokens.some(({ word }) => AGED.has(word))
  return tokens.flatMap((token) => {
    const isNumber = /^\d{1,3}$/.test(token.word)
    if (!ORDINAL.test(token.word)) return isNumber && isAged ? [] : [token]
    return isAged ? [] : [{ ...token, word: 'birthday' }]
  })
}

/** Replaces the longest runs of words that are synonyms. Also returns the synonyms, for their notes and pages. */
async function replaceSynonyms(ctx: Context, tokens: Token[]): Promise<{ tokens: Token[]; said: Synonym[] }> {
  const phrases = phrasesIn(tokens)
  if (!phrases.length) return { tokens, said: [] }
  const [rows, terms] = await Promise.all([
    ctx.db.select().from(searchSynonym).where(inArray(searchSynonym.phrase, phrases)),
    ctx.db.select({ term: searchTerm.term }).from(searchTerm).where(inArray(searchTerm.term, phrases)),
  ])
  const known = new Map(rows.map((row) => [row.phrase, row]))
  const named = new Map(terms.map(({ term }) => [term, term]))
  const said: Synonym[] = []
  const meant: Token[] = []
  for (let at = 0; at < tokens.length;) {
    // In "lily free bouquets", nothing is asked for free.
    const isWithout = tokens[at]?.word === 'free' && named.has(tokens[at - 1]?.word ?? '')
    const { length, found } = isWithout ? { length: 1, found: undefined } : longestSynonym(tokens, at, known)
    const first = tokens[at]
    const name = longestRun(tokens, at, named)
    // In "thank you", thanks are no synonym of it.
    if (name.length > length) {
      meant.push(...tokens.slice(at, at + name.length))
      at += name.length
      continue
    }
    at += length
    if (!first) continue
    if (!found) {
      meant.push(first)
      continue
    }
    said.push(found)
    const own = tokensOf(found.means)
    const from = tokens.slice(at - length, at).flatMap((token) => token.at)
    meant.push(
      ...own.map((token, index) =>
        index
          ? { ...token, at: from }
          : {
              ...token,
              at: from,
              joint: first.joint,
              isNegated: (first.isNegated && found.note === null) || token.isNegated,
            },
      ),
    )
  }
  return { tokens: meant, said }
}

/** Returns the longest synonym that begins at a token. A question may have a "not" in it: "not arrived". */
function longestSynonym(tokens: Token[], at: number, known: Map<string, Synonym>) {
  for (let length = Math.min(MAX_RUN, tokens.length - at); length > longest(tokens, at); length--) {
    const found = known.get(phraseAt(tokens, at, length))
    if (found && !found.means) return { length, found }
  }
  return longestRun(tokens, at, known)
}

type Run = Part & { isUnwanted: boolean }

/** Reads terms from left to right, the longest first. Also returns all terms that any of the words name. */
async function readTerms(ctx: Context, tokens: Token[]): Promise<{ terms: Map<string, Term>; runs: Run[] }> {
  const phrases = phrasesIn(tokens)
  const rows = phrases.length
    ? await ctx.db.select().from(searchTerm).where(inArray(searchTerm.term, phrases))
    : []
  const terms = new Map(rows.map((row) => [row.term, row]))
  const runs: Run[] = []
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at]
    if (!first) break
    const before = runs.at(-1)
    // In "red and white roses", white is beside red.
    const isBeside = first.joint !== null && isValue(before?.term) && isValue(terms.get(first.word))
    const { length, found } = isBeside
      ? { length: 1, found: terms.get(first.word) }
      : longestRun(tokens, at, terms)
    const read = tokens.slice(at, at + length)
    const words = read.map(({ word }) => word)
    at += length
    if (!found && words[0] === 'free' && before) {
      before.isUnwanted = true
      before.at.push(first.at)
      continue
    }
    runs.push({
      term: found ?? null,
      words,
      at: read.map((token) => token.at),
      joint: first.joint,
      // "No roses or lilies" wants neither.
      isUnwanted: first.isNegated || (first.joint !== null && before?.isUnwanted === true),
    })
  }
  return { terms, runs }
}

const isValue = (term: Term | null | undefined) => !!term?.facetValueId && term.collectionId === null

/** Returns every run of neighbouring words. */
function phrasesIn(tokens: Token[]): string[] {
  return [
    ...new Set(
      tokens.flatMap((_, at) =>
        Array.from({ length: Math.min(MAX_RUN, tokens.length - at) }, (_none, more) =>
          phraseAt(tokens, at, more + 1),
        ),
      ),
    ),
  ]
}

const phraseAt = (tokens: Token[], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')

/** Returns how many words a run may have that begins at a token. */
function longest(tokens: Token[], at: number): number {
  const next = tokens.slice(at + 1, at + MAX_RUN)
  const end = next.findIndex(({ isNegated, joint }) => isNegated || joint === 'or')
  return 1 + (end < 0 ? next.length : end)
}

function longestRun<T>(
  tokens: Token[],
  at: number,
  known: Map<string, T>,
): { length: number; found: T | undefined } {
  for (let length = longest(tokens, at); length > 0; length--) {
    const found = known.get(phraseAt(tokens, at, length))
    if (found) return { length, found }
  }
  return { length: 1, found: undefined }
}

function divide(runs: Run[]): { wanted: Run[]; unwanted: Run[] } {
  return { wanted: runs.filter((run) => !run.isUnwanted), unwanted: runs.filter((run) => run.isUnwanted) }
}

/** Returns true for what asks for a page and names nothing that is sold: "my flowers arrived dead". */
function isQuestion(said: Synonym[], wanted: Run[]): boolean {
  return said.some(({ means, pages }) => !means && pages.length > 0) && !wanted.some(({ term }) => term)
}

/** Returns the parts without numbers, unless they are all there is. */
function withoutNumbers(runs: Run[]): Part[] {
  const parts = runs.map(({ isUnwanted: _is, ...part }) => part)
  const others = parts.filter(({ term, words }) => term || !NUMBER.test(words[0] ?? ''))
  return others.length ? others : parts
}

function numberOfStems(tokens: Token[]): ParsedPhrase['stems'] {
  const index = tokens.findIndex(
    ({ word }) => NUMBER.test(word) && Number(word) > 0 && Number(word) <= MAX_STEMS,
  )
  const [number, next] = tokens.slice(index, index + 2)
  if (index < 0 || !number) return undefined
  const isNamed = next?.word === 'stem'
  return { count: Number(number.word), at: [...number.at, ...(isNamed ? next.at : [])] }
}

/** Words that say nothing of what is looked for; a title may still consist of them. */
const FILLERS = new Set(
  `nice lovely beautiful pretty gorgeous amazing stunning fresh real good great perfect special unusual unique different
  simple elegant classic traditional modern stylish cheerful happy easy quick suitable similar themed theme style type kind
  something thing someone somebody idea online shop order near local price budget delivery delivered deliver sent to new best
  last long how after what where when why which day next old year age first turning tomorrow now arrive stem colour color
  coloured colored friendly based bathroom kitchen bedroom lounge table desk january february march april june july august
  september october november december`.split(/\s+/),
)
/** Words that a full-text search leaves out, so that they would match anything. */
const QUESTION_WORDS = new Set(['what', 'where', 'when', 'why', 'which', 'how', 'now', 'after', 'to', 'same'])

const withoutFillers = (parts: Part[]): Part[] =>
  parts.filter(({ term, words }) => term || !FILLERS.has(words[0] ?? ''))
