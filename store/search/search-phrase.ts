import { and, desc, gte, inArray, sql } from 'drizzle-orm'
import { searchSynonym, searchTerm, searchWord } from '../db/schema.ts'
import { editDistance } from './edit-distance.ts'
import { readPrice } from './search-price.ts'
import { replaceRuns, wordRuns, wordsOf } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'

export type Term = typeof searchTerm.$inferSelect

/** The meaning of a search phrase. */
export type ParsedPhrase = {
  /** The collections and facet values that it names. */
  terms: Term[]
  /** The remaining words, which are searched for in titles. */
  words: string[]
  /** The phrase after spelling correction; null when nothing was corrected. */
  corrected: string | null
  priceMin: number | undefined
  priceMax: number | undefined
}

const MAX_WORDS = 12
const MAX_RUN = 4
/** The minimum weight of words that name collections, facet values or synonyms. */
export const MIN_TERM_WEIGHT = 1_000

/**
 * Parses a search phrase: price, spelling, synonyms and the terms it names. Makes a handful of look-ups by exact words,
 * whatever the size of the catalogue.
 */
export async function parsePhrase(ctx: Context, phrase: string): Promise<ParsedPhrase> {
  const { rest, priceMin, priceMax } = readPrice(phrase)
  const typed = wordsOf(rest).slice(0, MAX_WORDS)
  const { words: spelled, isCorrected } = await correctSpelling(ctx, typed)
  const meant = await replaceSynonyms(ctx, spelled)
  const runs = wordRuns(meant, MAX_RUN)
  const rows = runs.length ? await ctx.db.select().from(searchTerm).where(inArray(searchTerm.term, runs)) : []
  const read = replaceRuns(meant, new Map(rows.map((row) => [row.term, row])), MAX_RUN)
  return {
    terms: read.filter((part) => typeof part !== 'string'),
    words: read.filter((part) => typeof part === 'string'),
    corrected: isCorrected ? spelled.join(' ') : null,
    priceMin,
    priceMax,
  }
}

/**
 * Joins words that belong together, splits words that were run together, and corrects misspelt ones, using the shop's
 * vocabulary.
 */
async function correctSpelling(
  ctx: Context,
  typed: string[],
): Promise<{ words: string[]; isCorrected: boolean }> {
  if (!typed.length) return { words: [], isCorrected: false }
  const joined = typed.slice(1).map((word, index) => `${typed[index]}${word}`)
  const split = new Map(typed.map((word) => [word, splits(word)]))
  const asked = [...typed, ...joined, ...[...split.values()].flat(2)]
  const rows = await ctx.db
    .select()
    .from(searchWord)
    .where(inArray(searchWord.word, [...new Set(asked)]))
  const weight = new Map(rows.map((row) => [row.word, row.weight]))
  const words: string[] = []
  let isCorrected = false
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? ''
    const pair = joined[at]
    if (pair && (weight.get(pair) ?? 0) >= MIN_TERM_WEIGHT) {
      words.push(pair)
      at++
    } else if (weight.has(word) || /^\d+$/.test(word) || word.length < 4) {
      words.push(word)
    } else {
      const parts = split.get(word)?.find(([left = '', right = '']) => weight.has(left) && weight.has(right))
      const better = parts ?? [await nearest(ctx, word)].filter((found) => found !== undefined)
      isCorrected ||= better.length > 0
      words.push(...(better.length ? better : [word]))
    }
  }
  return { words, isCorrected }
}

/** Returns the ways to split a word in two: 'redrose' may be 'red rose'. */
function splits(word: string): string[][] {
  if (word.length < 6 || word.length > 24) return []
  return Array.from({ length: word.length - 5 }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)])
}

/** How many of the most similar words are compared. */
const MAX_CANDIDATES = 8
const SHORT_LENGTH = 5
/** Returns the number of edits allowed in a word. In short words, two edits would make a different word. */
const maxEdits = (word: string) => (word.length <= SHORT_LENGTH ? 1 : 2)

/** Returns the most similar word of the shop's vocabulary that is close enough to be what was meant, or undefined. */
async function nearest(ctx: Context, word: string): Promise<string | undefined> {
  if (word.length > 40) return undefined
  const likeness = sql`similarity(${searchWord.word}, ${word})`
  const alike = await ctx.db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(sql`${searchWord.word} % ${word}`)
    .orderBy(
      sql`${likeness} + case when ${searchWord.weight} >= ${MIN_TERM_WEIGHT} then 0.15 else 0 end desc`,
      searchWord.word,
    )
    .limit(MAX_CANDIDATES)
  const found = alike.map((row) => row.word).find((known) => editDistance(word, known) <= maxEdits(word))
  return found ?? findOneEditAway(ctx, word)
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * Returns a term of the shop that is one edit from a short word and has the same first letter. Short words have few
 * trigrams in common with their misspellings (`rose` and `roze`), so every possible word is looked up.
 */
async function findOneEditAway(ctx: Context, word: string): Promise<string | undefined> {
  if (word.length > SHORT_LENGTH) return undefined
  const edits = [...word].flatMap((_, at) => {
    const [before, after] = [word.slice(0, at + 1), word.slice(at + 1)]
    return [
      before + after.slice(1),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
      ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    ]
  })
  const [found] = await ctx.db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(and(inArray(searchWord.word, edits), gte(searchWord.weight, MIN_TERM_WEIGHT)))
    .orderBy(desc(searchWord.weight), searchWord.word)
    .limit(1)
  return found?.word
}

async function replaceSynonyms(ctx: Context, words: string[]): Promise<string[]> {
  const runs = wordRuns(words, MAX_RUN)
  if (!runs.length) return words
  const rows = await ctx.db.select().from(searchSynonym).where(inArray(searchSynonym.phrase, runs))
  const means = new Map(rows.map((row) => [row.phrase, wordsOf(row.means)]))
  return replaceRuns(words, means, MAX_RUN).flat()
}
