import type { Metrics } from '../../metrics/metrics.ts'
import type { UpstreamError } from '../errors/upstream-error.ts'
import type { CacheUse } from './call-recorder.ts'

/** Observes the calls to /v1. */
export type CallObserver = {
  /** A call that ended. `pattern` is its method and its path with placeholders; `failure` is undefined when it was answered. */
  ended: (pattern: string, seconds: number, failure?: UpstreamError) => void
  /** What the cache of shared answers did for a call. */
  cached: (use: CacheUse) => void
}

/** Defines whether calls to an upstream are held back; `isOpen` is asked when the metrics are. */
export function observeCircuit(metrics: Metrics, upstream: string, isOpen: () => boolean): void {
  metrics.gauge(
    'larkspur_upstream_circuit_open',
    'Whether calls to an upstream are held back because it keeps failing or hanging: 1 when they are, else 0.',
    ['upstream'],
    () => [{ labels: { upstream }, value: isOpen() ? 1 : 0 }],
  )
}

/** Defines the durations of calls to /v1 and the uses of the cache of shared answers. */
export function observeCalls(metrics: Metrics): CallObserver {
  const observe = metrics.histogram(
    'larkspur_upstream_call_duration_seconds',
    'Time that a call to /v1 took, by its pattern and its status, or how else it ended: timeout, network, invalid, open (not made), left (nobody waited any more).',
    ['call', 'outcome'],
  )
  const count = metrics.counter(
    'larkspur_answer_cache_requests_total',
    'Calls to /v1 whose answers are shared: hit (kept here), shared (another call was under way), miss.',
    ['result'],
  )
  for (const result of ['hit', 'shared', 'miss']) count({ result }, 0)
  return {
    ended: (call, seconds, failure) => observe({ call, outcome: outcomeOf(failure) }, seconds),
    cached: (result) => count({ result }),
  }
}

function outcomeOf(failure: UpstreamError | undefined): string {
  if (!failure) return '200'
  return failure.failure === 'http' ? String(failure.status) : failure.failure
}
