import { sql } from 'drizzle-orm'
import { KNOWN_WORD, MIN_TERM_WEIGHT, phraseKey } from '../search/index.ts'
import { isSearchWord, wordsOf } from '../catalogue/index.ts'
import { collection, facetValue, searchSynonym, searchTerm, searchWord } from '../db/schema.ts'
import type { SeedData, SeedMeaning } from './seed-data.ts'
import type { TransactionContext } from '../kernel/index.ts'

const AT_ONCE = 5_000

type Term = typeof searchTerm.$inferInsert

/** The facets whose values shoppers type. */
const SEARCHED_FACETS = ['colour', 'stem', 'size', 'occasion', 'recipient', 'cat_safe', 'dog_safe']

/** Inserts the words of the search: synonyms, names of collections and facets, and the words of titles. */
export async function fillSearchWords(tx: TransactionContext, { search }: SeedData): Promise<void> {
  const synonyms = synonymsOf(search.synonyms)
  const otherWords = synonymsOf(search.otherWords)
  const terms = await termsOf(tx, search.furtherTerms)
  await tx.db
    .insert(searchSynonym)
    .values([...synonyms, ...otherWords])
    .onConflictDoNothing()
  await tx.db.insert(searchTerm).values(terms).onConflictDoNothing()
  const own = [
    ...terms.map((row) => row.term),
    // A slip is corrected to what means a product, and not to a question.
    ...synonyms.filter(({ means }) => means).flatMap((row) => [row.phrase, ...wordsOf(row.means)]),
  ]
  const words = new Set(own.flatMap((phrase) => phrase.split(' ')).filter(isSearchWord))
  await tx.db
    .insert(searchWord)
    .values([...words].map((word) => ({ word, weight: MIN_TERM_WEIGHT })))
    .onConflictDoUpdate({ target: searchWord.word, set: { weight: MIN_TERM_WEIGHT } })
  await fillTitleWords(tx)
  const asked = synonyms.filter(({ means }) => !means).flatMap(({ phrase }) => phrase.split(' '))
  await insertWords(tx, asked, 1)
  await insertWords(
    tx,
    otherWords.flatMap(({ phrase }) => phrase.split(' ')),
    KNOWN_WORD,
  )
  await insertWords(tx, [...search.commonWords.flatMap(wordsOf), ...(await wordsOfTexts(tx))], KNOWN_WORD)
}

async function insertWords(tx: TransactionContext, words: string[], weight: number): Promise<void> {
  const values = [...new Set(words.filter(isSearchWord))].map((word) => ({ word, weight }))
  for (let at = 0; at < values.length; at += AT_ONCE)
    await tx.db
      .insert(searchWord)
      .values(values.slice(at, at + AT_ONCE))
      .onConflictDoNothing()
}

/** Returns the words of pages, articles and places: whoever types one of them has made no slip. */
async function wordsOfTexts(tx: TransactionContext): Promise<string[]> {
  const { rows } = await tx.db.execute<{ word: string }>(sql`
    select distinct word from (
      select title || ' ' || heading || ' ' || lead || ' ' || blocks::text as text from page
      union all select title || ' ' || lead || ' ' || body from article
      union all select name from city
      union all select name from district
    ) as texts, regexp_split_to_table(lower(text), '[^[:alnum:]’'']+') as word`)
  return rows.flatMap(({ word }) => wordsOf(word))
}

const synonymsOf = (meanings: Readonly<Record<string, SeedMeaning>>) =>
  Object.entries(meanings).map(([phrase, meaning]) => synonymOf(phrase, meaning))

function synonymOf(
  phrase: string,
  meaning: SeedMeaning,
): typeof searchSynonym.$inferInsert & { means: string } {
  const { means = '', note = null, pages = [] } = typeof meaning === 'string' ? { means: meaning } : meaning
  return { phrase: phraseKey(phrase), means, note, pages: [...pages] }
}

/** Inserts every word of the titles. PostgreSQL splits them, so that a million titles need not be loaded. */
async function fillTitleWords(tx: TransactionContext): Promise<void> {
  const { rows } = await tx.db.execute<{ word: string; n: number }>(sql`
    select word, count(*)::int as n from catalogue_entry, regexp_split_to_table(lower(title), '[^[:alnum:]’'']+') as word
    group by word`)
  const weights = new Map<string, number>()
  for (const { word, n } of rows) {
    for (const plain of wordsOf(word).filter(isSearchWord)) {
      weights.set(plain, Math.min(MIN_TERM_WEIGHT - 1, (weights.get(plain) ?? 0) + n))
    }
  }
  const values = [...weights].map(([word, weight]) => ({ word, weight }))
  for (let at = 0; at < values.length; at += AT_ONCE)
    await tx.db
      .insert(searchWord)
      .values(values.slice(at, at + AT_ONCE))
      .onConflictDoNothing()
}

async function termsOf(
  tx: TransactionContext,
  furtherTerms: SeedData['search']['furtherTerms'],
): Promise<Term[]> {
  const terms = new Map<string, Term>()
  const put = (phrase: string, target: Omit<Term, 'term'>) => {
    const term = wordsOf(phrase).join(' ')
    if (term) terms.set(term, { ...terms.get(term), term, ...target })
  }
  const collections = await tx.db.select().from(collection)
  for (const { id, slug, title } of collections) {
    put(title, { collectionId: id })
    for (const phrase of furtherTerms[slug] ?? []) put(phrase, { collectionId: id })
  }
  const values = await tx.db.select().from(facetValue)
  for (const { id, facet, value, title } of values.filter((row) => SEARCHED_FACETS.includes(row.facet))) {
    put(title, { facetValueId: id })
    for (const phrase of furtherTerms[value] ?? []) put(phrase, { facetValueId: id })
    if (facet === 'stem') put(value.replaceAll('-', ' '), { facetValueId: id })
  }
  return [...terms.values()]
}
