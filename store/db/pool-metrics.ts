import type { Metrics } from '../../metrics/metrics.ts'
import type { Database } from './database.ts'

/** Defines the connections of a pool: how many are in use and idle, how many there may be, and who waits for one. */
export function observePool(
  metrics: Metrics,
  pool: 'requests' | 'jobs' | 'replica',
  { $client }: Database,
): void {
  metrics.gauge(
    'larkspur_database_connections',
    'Connections to the database, in use and idle.',
    ['pool', 'state'],
    () => [
      { labels: { pool, state: 'used' }, value: $client.totalCount - $client.idleCount },
      { labels: { pool, state: 'idle' }, value: $client.idleCount },
    ],
  )
  metrics.gauge(
    'larkspur_database_connections_max',
    'The most connections that the pool opens (DATABASE_POOL_SIZE for requests).',
    ['pool'],
    () => [{ labels: { pool }, value: $client.options.max }],
  )
  metrics.gauge(
    'larkspur_database_waiting',
    'Requests and jobs that wait for a free connection.',
    ['pool'],
    () => [{ labels: { pool }, value: $client.waitingCount }],
  )
}
