import { sql } from 'drizzle-orm'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Database } from '../db/database.ts'

/**
 * Defines how long ago the database last put a file of its log into the archive, from which it can be restored to a moment. There is no value where it
 * keeps no archive. All processes that ask see the same one.
 */
export function observeArchive(metrics: Metrics, db: Database): void {
  metrics.gauge(
    'larkspur_wal_archive_age_seconds',
    'How long ago the database last archived a file of its write-ahead log; none without archive_mode.',
    [],
    async () => {
      // One that has never archived anything counts from when it began to count.
      const { rows } = await db.execute<{ age: number }>(sql`
        select greatest(0, extract(epoch from now() - coalesce(last_archived_time, stats_reset)))::float as age
        from pg_stat_archiver where current_setting('archive_mode') <> 'off'`)
      return rows.map(({ age }) => ({ labels: {}, value: age }))
    },
  )
}
