import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SearchHistory } from '../../contract/search.ts'
import { searchHistory } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { getContent } from '../catalogue/index.ts'

const KEPT = 20

/** The shop's own suggestions. */
export function fixedSuggestions(ctx: Context): Promise<string[]> {
  return getContent(ctx, 'search-suggestions', z.array(z.string()))
}

/** What a visitor searched for, newest first, beside the fixed suggestions. */
export async function getSearchHistory(ctx: Context, sessionId: string | undefined): Promise<SearchHistory> {
  const [suggestions, rows] = await Promise.all([
    fixedSuggestions(ctx),
    sessionId
      ? ctx.db
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
      order by searched_at desc, phrase offset ${KEPT})`)
  return getSearchHistory(ctx, sessionId)
}

/** Forgets a phrase, or all without one. */
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
