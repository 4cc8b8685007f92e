import { queryText } from './query-text.ts'

/** The test that each query parameter can enable. */
export type AbTests = { ab_testing: string; ac_testing: string }

export const FLAG_SECONDS = 604_800

/** The flags that a query enables; values other than the configured test enable nothing. */
export function abFlags(query: string, tests: AbTests): string[] {
  return (['ab_testing', 'ac_testing'] as const)
    .filter((parameter) => queryText(query, parameter) === tests[parameter])
    .map((parameter) => tests[parameter])
}
