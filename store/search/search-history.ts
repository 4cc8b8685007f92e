import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SearchHistory } from '../../contract/search.ts'
import type { Queryable } from '../db/database.ts'
import { searchHistory } from '../db/schema.ts'
import type { Clock } from '../kernel/clock.ts'
import { toDate } from '../kernel/clock.ts'
import { getContent } from '../catalogue/content.ts'

const KEPT = 20

/** The shop's own suggestions. */
export function fixedSuggestions(db: Queryable): Promise<string[]> {
  return getContent(db, 'search-suggestions', z.array(z.string()))
}

/** What a visitor searched for, newest first, beside the fixed suggestions. */
export async function getSearchHistory(db: Queryable, sessionId: string | undefined): Promise<SearchHistory> {
  const [suggestions, rows] = await Promise.all([
    fixedSuggestions(db),
    sessionId
      ? db
          .select({ phrase: searchHistory.phrase })
          .from(searchHistory)
          .where(eq(searchHistory.sessionId, sessionId))
          .orderBy(desc(searchHistory.searchedAt), searchHistory.phrase)
          .limit(KEPT)
      : [],
  ])
  return { suggestions, phrases: rows.map((row) => row.phrase) }
}

/** Keeps a phrase, or brings it to the front; the oldest make room. */
export async function addSearchPhrase(
  db: Queryable,
  clock: Clock,
  sessionId: string,
  phrase: string,
): Promise<SearchHistory> {
  const searchedAt = toDate(clock.now())
  await db
    .insert(searchHistory)
    .values({ sessionId, phrase, searchedAt })
    .onConflictDoUpdate({ target: [searchHistory.sessionId, searchHistory.phrase], set: { searchedAt } })
  await db.execute(sql`
    delete from search_history where session_id = ${sessionId} and phrase in (
      select phrase from search_history where session_id = ${sessionId}
      order by searched_at desc, phrase offset ${KEPT})`)
  return getSearchHistory(db, sessionId)
}

/** Forgets a phrase, or all without one. */
export async function removeSearchPhrase(
  db: Queryable,
  sessionId: string,
  phrase: string | undefined,
): Promise<SearchHistory> {
  await db
    .delete(searchHistory)
    .where(
      and(
        eq(searchHistory.sessionId, sessionId),
        phrase === undefined ? undefined : eq(searchHistory.phrase, phrase),
      ),
    )
  return getSearchHistory(db, sessionId)
}
