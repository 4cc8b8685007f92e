import { eq, inArray, sql } from 'drizzle-orm'
import { searchSynonym, searchWord } from '../db/schema.ts'
import { escapeLike } from '../db/sql-values.ts'
import { isSearchWord, wordsOf } from '../catalogue/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { linksTo } from './find-pages.ts'
import { phraseKey } from './phrase-tokens.ts'
import { MIN_TERM_WEIGHT } from './spelling.ts'

/** What the search makes of a phrase, as staff write it. */
export type Synonym = { phrase: string; means: string; note: string | null; pages: string[] }

/**
 * Returns what is wrong with a synonym: a phrase without a word that counts, words that nothing in the shop is called, or
 * pages that are not there. Empty when it is right. A phrase that means nothing is left out of what is searched for.
 */
export async function synonymErrors(ctx: Context, { phrase, means, pages }: Synonym): Promise<string[]> {
  const words = wordsOf(means)
  const [known, links] = await Promise.all([
    words.length
      ? ctx.db.select({ word: searchWord.word }).from(searchWord).where(inArray(searchWord.word, words))
      : [],
    linksTo(ctx, pages),
  ])
  const unknown = words.filter((word) => isSearchWord(word) && !known.some((row) => row.word === word))
  const missing = pages.filter((path) => !links.some((link) => link.path === path))
  return [
    ...(phraseKey(phrase) ? [] : [`"${phrase}" has no word that is searched for`]),
    ...unknown.map((word) => `nothing in the shop is called "${word}"`),
    ...missing.map((path) => `there is no page ${path}`),
  ]
}

/** Saves synonyms, in place of those of the same phrases, and makes their words known to the spelling. */
export async function saveSynonyms(tx: TransactionContext, synonyms: readonly Synonym[]): Promise<void> {
  const rows = [...new Map(synonyms.map((row) => [phraseKey(row.phrase), row])).entries()].map(
    ([phrase, { means, note, pages }]) => ({ phrase, means, note, pages }),
  )
  if (!rows.length) return
  await tx.db
    .insert(searchSynonym)
    .values(rows)
    .onConflictDoUpdate({
      target: searchSynonym.phrase,
      set: { means: sql`excluded.means`, note: sql`excluded.note`, pages: sql`excluded.pages` },
    })
  // A slip is corrected to what means a product; the words of a question are known, and weigh less.
  const words = rows.flatMap(({ phrase, means }) =>
    phrase
      .split(' ')
      .filter(isSearchWord)
      .map((word) => ({ word, weight: means ? MIN_TERM_WEIGHT : 1 })),
  )
  if (words.length)
    await tx.db
      .insert(searchWord)
      .values([...new Map(words.map((row) => [row.word, row])).values()])
      .onConflictDoUpdate({
        target: searchWord.word,
        set: { weight: sql`greatest(search_word.weight, excluded.weight)` },
      })
}

/** Removes the synonym of a phrase. Returns false when there is none. */
export async function removeSynonym(ctx: Context, phrase: string): Promise<boolean> {
  const gone = await ctx.db
    .delete(searchSynonym)
    .where(eq(searchSynonym.phrase, phraseKey(phrase)))
    .returning({ phrase: searchSynonym.phrase })
  return gone.length > 0
}

/** Returns the synonyms whose phrase or meaning has the text, all of them without one, in alphabetical order. */
export function findSynonyms(ctx: Context, text = ''): Promise<Synonym[]> {
  const part = `%${escapeLike(text.toLowerCase())}%`
  return ctx.db
    .select()
    .from(searchSynonym)
    .where(sql`${searchSynonym.phrase} like ${part} or ${searchSynonym.means} like ${part}`)
    .orderBy(searchSynonym.phrase)
}
