import { sql } from 'drizzle-orm'
import { MIN_TERM_WEIGHT } from '../search/index.ts'
import { isSearchWord, wordsOf } from '../catalogue/index.ts'
import { collection, facetValue, searchSynonym, searchTerm, searchWord } from '../db/schema.ts'
import type { SeedData } from './seed-data.ts'
import type { TransactionContext } from '../kernel/index.ts'

type Term = typeof searchTerm.$inferInsert

/** The facets whose values shoppers type. */
const SEARCHED_FACETS = ['colour', 'stem', 'size', 'occasion', 'recipient']

/** Inserts the words of the search: synonyms, names of collections and facets, and the words of titles. */
export async function fillSearchWords(tx: TransactionContext, { search }: SeedData): Promise<void> {
  const synonyms = Object.entries(search.synonyms).map(([phrase, means]) => ({
    phrase: wordsOf(phrase).join(' '),
    means,
  }))
  const terms = await termsOf(tx, search.furtherTerms)
  await tx.db.insert(searchSynonym).values(synonyms).onConflictDoNothing()
  await tx.db.insert(searchTerm).values(terms)
  const own = [
    ...terms.map((row) => row.term),
    ...synonyms.flatMap((row) => [row.phrase, ...wordsOf(row.means)]),
  ]
  const words = new Set(own.flatMap((phrase) => phrase.split(' ')).filter(isSearchWord))
  await tx.db
    .insert(searchWord)
    .values([...words].map((word) => ({ word, weight: MIN_TERM_WEIGHT })))
    .onConflictDoUpdate({ target: searchWord.word, set: { weight: MIN_TERM_WEIGHT } })
  const service = new Set(search.serviceWords.flatMap(wordsOf).filter(isSearchWord))
  await tx.db
    .insert(searchWord)
    .values([...service].map((word) => ({ word, weight: 1 })))
    .onConflictDoNothing()
  await fillTitleWords(tx)
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
  for (let at = 0; at < values.length; at += 5_000)
    await tx.db
      .insert(searchWord)
      .values(values.slice(at, at + 5_000))
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
