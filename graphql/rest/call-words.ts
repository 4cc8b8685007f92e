import type { CacheUse, UpstreamReport } from './call-recorder.ts'

/** How developers are told what the cache did for a call: in a word, and what the word means. */
export const CACHE_WORDS: Record<CacheUse, { word: string; meaning: string }> = {
  hit: { word: 'hit', meaning: 'The cache of shared answers had it: nobody was asked.' },
  shared: { word: 'shared', meaning: 'An equal call was under way; both took its answer.' },
  miss: { word: 'miss', meaning: 'The cache did not have it; it keeps it now.' },
  bypass: { word: 'own', meaning: 'The answer is one visitor’s, or that to a change: it is never kept.' },
}

/** The part in per cent of the whole, with one decimal. */
export const share = (part: number, whole: number) =>
  Math.min(100, whole ? Math.round((1000 * part) / whole) / 10 : 0)

/** What a request needed, such as `5 answers: 3 calls in 1 round, 2 kept`. */
export function sumOf({ calls, rounds }: UpstreamReport): string {
  const made = calls.filter(({ cache }) => cache !== 'hit').length
  const kept = calls.length - made
  const parts = [
    ...(made ? [`${plural(made, 'call')} in ${plural(rounds, 'round')}`] : []),
    ...(kept ? [`${kept} kept`] : []),
  ]
  return calls.length ? `${plural(calls.length, 'answer')} of /v1: ${parts.join(', ')}` : 'no call of /v1'
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
