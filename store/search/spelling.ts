import { and, desc, eq, gt, gte, inArray, like, sql } from 'drizzle-orm'
import { searchSynonym, searchTerm, searchWord } from '../db/schema.ts'
import { escapeLike } from '../db/sql-values.ts'
import { editDistance } from './edit-distance.ts'
import type { Token } from './phrase-tokens.ts'
import { tokensOf } from './phrase-tokens.ts'
import type { Context } from '../kernel/index.ts'

/** The minimum weight of words that name collections, facet values or synonyms. */
export const MIN_TERM_WEIGHT = 1_000
/** The weight of words that are known, but that no other word is corrected to. */
export const KNOWN_WORD = 0

/**
 * Joins words that belong together, splits words that were run together, and corrects misspelt ones, using the shop's
 * vocabulary. A word that is known is never changed.
 */
export async function correctSpelling(
  ctx: Context,
  typed: Token[],
  { isUnfinished }: { isUnfinished: boolean },
): Promise<{ tokens: Token[]; isCorrected: boolean; weights: ReadonlyMap<string, number> }> {
  if (!typed.length) return { tokens: [], isCorrected: false, weights: new Map() }
  const joined = typed
    .slice(1)
    .map(({ word, joint, isNegated }, index) => (joint || isNegated ? '' : `${typed[index]?.word}${word}`))
  const split = new Map(typed.map(({ word }) => [word, splits(word)]))
  const asked = [...typed.map(({ word }) => word), ...joined, ...[...split.values()].flat(2)]
  const rows = await ctx.db
    .select()
    .from(searchWord)
    .where(inArray(searchWord.word, [...new Set(asked.filter(Boolean))]))
  const weights = new Map(rows.map((row) => [row.word, row.weight]))
  const isTarget = (word: string) => (weights.get(word) ?? 0) > KNOWN_WORD
  const tokens: Token[] = []
  let isCorrected = false
  for (let at = 0; at < typed.length; at++) {
    const token = typed[at]
    if (!token) continue
    const { word } = token
    const pair = joined[at]
    if (pair && (weights.get(pair) ?? 0) >= MIN_TERM_WEIGHT) {
      tokens.push({ ...token, word: pair, at: [...token.at, ...(typed[at + 1]?.at ?? [])] })
      at++
    } else if (isUnfinished || weights.has(word) || !/^[a-z]{4,}$/.test(word)) {
      tokens.push(token)
    } else {
      const parts = split.get(word)?.find(([left = '', right = '']) => isTarget(left) && isTarget(right))
      const better = parts ?? [await nearest(ctx, word)].filter((found) => found !== undefined)
      isCorrected ||= better.length > 0
      const meant = better.length ? better : [word]
      tokens.push(
        ...meant.map((part, index) =>
          index ? { ...token, joint: null, isNegated: false, word: part } : { ...token, word: part },
        ),
      )
    }
  }
  return { tokens, isCorrected, weights }
}

/**
 * Returns a phrase whose last word is the beginning of a term of the shop with the shortest such term in its place; undefined when
 * no term begins so. `spoken` are the words of the phrase.
 */
export async function withLastWordFinished(ctx: Context, spoken: string[]): Promise<string | undefined> {
  const last = spoken.at(-1) ?? ''
  if (!tokensOf(last).length) return undefined
  // A name of a collection or of a facet before a synonym: what was meant is shown.
  const isTerm = sql<boolean>`exists (select from ${searchTerm} where ${searchTerm.term} = ${searchWord.word})`
  const [row] = await ctx.db
    .select({ word: searchWord.word, isTerm, means: searchSynonym.means })
    .from(searchWord)
    .leftJoin(searchSynonym, eq(searchSynonym.phrase, searchWord.word))
    .where(and(like(searchWord.word, `${escapeLike(last)}%`), gte(searchWord.weight, MIN_TERM_WEIGHT)))
    .orderBy(desc(isTerm), sql`length(${searchWord.word})`, searchWord.word)
    .limit(1)
  if (!row) return undefined
  // "champ" is finished as the champagne that it stands for, and not as "champer": synonyms are kept without their plural.
  const stands = !row.isTerm && row.means?.startsWith(last) ? row.means : row.word
  return [...spoken.slice(0, -1), stands].join(' ')
}

/** Returns the ways to split a word in two: 'redrose' may be 'red rose'. */
function splits(word: string): string[][] {
  if (word.length < 6 || word.length > 24) return []
  return Array.from({ length: word.length - 5 }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)])
}

/** How many of the most similar words are compared. */
const MAX_CANDIDATES = 8
const SHORT_LENGTH = 5
const LONG_LENGTH = 10
/** Returns the number of edits allowed in a word. In short words, two edits would make a different word. */
const maxEdits = ({ length }: string) => (length <= SHORT_LENGTH ? 1 : length < LONG_LENGTH ? 2 : 3)

/** Returns the most similar word of the shop's vocabulary that is close enough to be what was meant, or undefined. */
async function nearest(ctx: Context, word: string): Promise<string | undefined> {
  if (word.length > 40) return undefined
  const likeness = sql`similarity(${searchWord.word}, ${word})`
  const alike = await ctx.db
    .select({ word: searchWord.word, weight: searchWord.weight })
    .from(searchWord)
    .where(and(sql`${searchWord.word} % ${word}`, gt(searchWord.weight, KNOWN_WORD)))
    .orderBy(
      sql`${likeness} + case when ${searchWord.weight} >= ${MIN_TERM_WEIGHT} then 0.15 else 0 end desc`,
      searchWord.word,
    )
    .limit(MAX_CANDIDATES)
  const close = alike.find((known) => editDistance(word, known.word) <= maxEdits(word))
  // `penoy` is a slip of `peony` sooner than of the Penny in the name of a product.
  const found =
    close && close.weight < MIN_TERM_WEIGHT ? ((await findOneEditAway(ctx, word)) ?? close.word) : close?.word
  // Who writes by ear writes f for ph, which changes most of the trigrams.
  if (!found && word.length > SHORT_LENGTH && word.includes('f'))
    return nearest(ctx, word.replaceAll('f', 'ph'))
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
