import { and, desc, gte, inArray, sql } from 'drizzle-orm'
import { searchSynonym, searchTerm, searchWord } from '../db/schema.ts'
import { editDistance } from './edit-distance.ts'
import { readPrice } from './search-price.ts'
import { readRuns, runsOf, wordsOf } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'

export type Term = typeof searchTerm.$inferSelect

/** What a phrase asks for. */
export type Understood = {
  /** Parts of the shop it names. */
  terms: Term[]
  /** What is left: words of names. */
  words: string[]
  /** The phrase after slips were put right; null when there were none. */
  corrected: string | null
  priceMin: number | undefined
  priceMax: number | undefined
}

const MOST_WORDS = 12
const LONGEST_RUN = 4
/** Words of terms and synonyms weigh at least so much. */
export const SHOP_WORD = 1_000

/** Reads a phrase as a shopper means it. A handful of look-ups by exact words, however many products there are. */
export async function understand(ctx: Context, phrase: string): Promise<Understood> {
  const { rest, priceMin, priceMax } = readPrice(phrase)
  const typed = wordsOf(rest).slice(0, MOST_WORDS)
  const { words: spelled, isCorrected } = await spell(ctx, typed)
  const meant = await replaceSynonyms(ctx, spelled)
  const runs = runsOf(meant, LONGEST_RUN)
  const rows = runs.length ? await ctx.db.select().from(searchTerm).where(inArray(searchTerm.term, runs)) : []
  const read = readRuns(meant, new Map(rows.map((row) => [row.term, row])), LONGEST_RUN)
  return {
    terms: read.filter((part) => typeof part !== 'string'),
    words: read.filter((part) => typeof part === 'string'),
    corrected: isCorrected ? spelled.join(' ') : null,
    priceMin,
    priceMax,
  }
}

/** Joins what belongs together, parts what does not, and puts slips right, as far as the shop's words allow. */
async function spell(ctx: Context, typed: string[]): Promise<{ words: string[]; isCorrected: boolean }> {
  if (!typed.length) return { words: [], isCorrected: false }
  const joined = typed.slice(1).map((word, index) => `${typed[index]}${word}`)
  const parted = new Map(typed.map((word) => [word, partings(word)]))
  const asked = [...typed, ...joined, ...[...parted.values()].flat(2)]
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
    if (pair && (weight.get(pair) ?? 0) >= SHOP_WORD) {
      words.push(pair)
      at++
    } else if (weight.has(word) || /^\d+$/.test(word) || word.length < 4) {
      words.push(word)
    } else {
      const parts = parted.get(word)?.find(([left = '', right = '']) => weight.has(left) && weight.has(right))
      const better = parts ?? [await nearest(ctx, word)].filter((found) => found !== undefined)
      isCorrected ||= better.length > 0
      words.push(...(better.length ? better : [word]))
    }
  }
  return { words, isCorrected }
}

/** The ways to take a word apart: 'redrose' may be 'red rose'. */
function partings(word: string): string[][] {
  if (word.length < 6 || word.length > 24) return []
  return Array.from({ length: word.length - 5 }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)])
}

/** So many of the words that are most alike are looked at. */
const ALIKE = 8
const SHORT_WORD = 5
/** How many slips may lie between what was typed and what was meant: in short words two make another word of it. */
const slipsIn = (word: string) => (word.length <= SHORT_WORD ? 1 : 2)

/** The word of the shop that is most like another one, if that may be a slip of it. */
async function nearest(ctx: Context, word: string): Promise<string | undefined> {
  if (word.length > 40) return undefined
  const likeness = sql`similarity(${searchWord.word}, ${word})`
  const alike = await ctx.db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(sql`${searchWord.word} % ${word}`)
    .orderBy(
      sql`${likeness} + case when ${searchWord.weight} >= ${SHOP_WORD} then 0.15 else 0 end desc`,
      searchWord.word,
    )
    .limit(ALIKE)
  const found = alike.map((row) => row.word).find((known) => editDistance(word, known) <= slipsIn(word))
  return found ?? oneSlipFrom(ctx, word)
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * A word for a part of the shop that is one slip from another one and begins like it. A short word has little in common
 * with its slip (`rose` with `roze`), so that every word it may have been is looked up.
 */
async function oneSlipFrom(ctx: Context, word: string): Promise<string | undefined> {
  if (word.length > SHORT_WORD) return undefined
  const slips = [...word].flatMap((_, at) => {
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
    .where(and(inArray(searchWord.word, slips), gte(searchWord.weight, SHOP_WORD)))
    .orderBy(desc(searchWord.weight), searchWord.word)
    .limit(1)
  return found?.word
}

async function replaceSynonyms(ctx: Context, words: string[]): Promise<string[]> {
  const runs = runsOf(words, LONGEST_RUN)
  if (!runs.length) return words
  const rows = await ctx.db.select().from(searchSynonym).where(inArray(searchSynonym.phrase, runs))
  const means = new Map(rows.map((row) => [row.phrase, wordsOf(row.means)]))
  return readRuns(words, means, LONGEST_RUN).flat()
}
