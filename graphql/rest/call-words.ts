import type { CacheUse, UpstreamCall, UpstreamReport } from './call-recorder.ts'

/** How developers are told what the cache did for a call: in a word, and what the word means. */
export const CACHE_WORDS: Record<CacheUse, { word: string; meaning: string }> = {
  hit: { word: 'hit', meaning: 'The cache of shared answers had it: nobody was asked.' },
  shared: { word: 'shared', meaning: 'An equal call was under way; both took its answer.' },
  miss: { word: 'miss', meaning: 'The cache did not have it. It keeps the answer now, but no refusal.' },
  bypass: { word: 'own', meaning: 'The answer is one visitor’s, or that to a change: it is never kept.' },
}

/** The same of one call. */
export function cacheWords({ cache, failure }: Pick<UpstreamCall, 'cache' | 'failure'>) {
  if (cache === 'miss' && failure !== null)
    return { ...CACHE_WORDS.miss, meaning: 'The cache did not have it, and a failed call is not kept.' }
  return CACHE_WORDS[cache]
}

/** How a call ended: its HTTP status, why there is no answer that can be used, or a dash where nobody was called. */
export function outcomeOf({ status, failure }: Pick<UpstreamCall, 'status' | 'failure'>): string {
  if (failure !== null && failure !== 'http') return failure
  return status === null ? '–' : String(status)
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
