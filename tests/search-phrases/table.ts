import type { SearchAnswer } from '../../contract/search.ts'
import { search } from '../../store/search/search.ts'
import type { Context } from '../../store/kernel/index.ts'
import type { Database } from '../../store/db/database.ts'
import type { Judged } from './expectation.ts'
import { FURTHER_PHRASES } from './further-phrases.ts'
import { judge, readFacts } from './judge.ts'
import type { Verdict } from './judge.ts'
import { SHOPPERS_PHRASES } from './shoppers-phrases.ts'

export type Row = { phrase: string; answer: SearchAnswer; verdict: Verdict; wrong: string[] }

/** The phrases, by where they come from. */
export const TABLES: Readonly<Record<string, readonly Judged[]>> = {
  'phrases of shoppers': SHOPPERS_PHRASES,
  'further phrases': FURTHER_PHRASES,
}

/** Searches for each phrase and judges what comes. */
export async function judgeAll(ctx: Context<Database>, phrases: readonly Judged[]): Promise<Row[]> {
  const facts = await readFacts(ctx.db)
  const rows: Row[] = []
  for (const [phrase, expected] of phrases) {
    const answer = await search(ctx, { q: phrase, page: 1, limit: 12 })
    rows.push({ phrase, answer, ...judge(answer, expected, facts) })
  }
  return rows
}

/** The share of phrases that please, from 0 to 1. */
export const shareOf = (rows: readonly Row[], verdict: Verdict): number =>
  rows.filter((row) => row.verdict === verdict).length / (rows.length || 1)
