import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SearchHistory } from '../../contract/search.ts'
import { searchHistory } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { getContent } from '../catalogue/index.ts'

const MAX_PHRASES = 20

/** Returns the editorial suggestions. */
export function fixedSuggestions(ctx: Context): Promise<string[]> {
  return getContent(ctx, 'search-suggestions', z.array(z.string()))
}

/** Returns the phrases of a session, newest first, and the editorial suggestions. */
export async function getSearchHistory(ctx: Context, sessionId: string | undefined): Promise<SearchHistory> {
  const [suggestions, rows] = await Promise.all([
    fixedSuggestions(ctx),
    sessionId
      ? ctx.db
          .select({ phrase: searchHistory.phrase })
          .from(searchHistory)
          .where(eq(searchHistory.sessionId, sessionId))
          .orderBy(desc(searchHistory.searchedAt), searchHistory.phrase)
          .limit(MAX_PHRASES)
      : [],
  ])
  return { suggestions, phrases: rows.map((row) => row.phrase) }
}

/** Adds a phrase to the history or moves it to the front. The oldest phrases are deleted. */
export async function addSearchPhrase(
  ctx: Context,
  sessionId: string,
  phrase: string,
): Promise<SearchHistory> {
  const searchedAt = toDate(ctx.clock.now())
  await ctx.db
    .insert(searchHistory)
    .values({ sessionId, phrase, searchedAt })
    .onConflictDoUpdate({ target: [searchHistory.sessionId, searchHistory.phrase], set: { searchedAt } })
  await ctx.db.execute(sql`
    delete from search_history where session_id = ${sessionId} and phrase in (
      select phrase from search_history where session_id = ${sessionId}
      order by searched_at desc, phrase offset ${MAX_PHRASES})`)
  return getSearchHistory(ctx, sessionId)
}

/** Removes a phrase from the history, or all phrases when `phrase` is undefined. */
export async function removeSearchPhrase(
  ctx: Context,
  sessionId: string,
  phrase: string | undefined,
): Promise<SearchHistory> {
  await ctx.db
    .delete(searchHistory)
    .where(
      and(
        eq(searchHistory.sessionId, sessionId),
        phrase === undefined ? undefined : eq(searchHistory.phrase, phrase),
      ),
    )
  return getSearchHistory(ctx, sessionId)
}
