import { sql } from 'drizzle-orm'
import type { Metrics, Reading } from '../../metrics/metrics.ts'
import type { Context } from '../kernel/index.ts'

/** The states of jobs: parked ones have used up their attempts, and nobody tries them again. */
const STATES = ['ready', 'running', 'later', 'parked'] as const

type Counted = { state: (typeof STATES)[number]; jobs: number; oldest: number } & Record<string, unknown>

/**
 * Defines the jobs of the queue by their state, and how long the oldest that could run has waited. All processes with a
 * worker see the same queue.
 */
export function observeQueue(metrics: Metrics, ctx: Context): void {
  // Both gauges are read by one question.
  let asked: Promise<Counted[]> | undefined
  const count = () =>
    (asked ??= countJobs(ctx).finally(() => {
      asked = undefined
    }))
  const ofEach = async (value: (counted: Counted | undefined) => number): Promise<Reading<'state'>[]> => {
    const rows = await count()
    return STATES.map((state) => ({
      labels: { state },
      value: value(rows.find((row) => row.state === state)),
    }))
  }
  metrics.gauge(
    'larkspur_queue_jobs',
    'Jobs in the background: ready to run, running, to run later (also after a failure), parked after their last failure.',
    ['state'],
    () => ofEach((counted) => counted?.jobs ?? 0),
  )
  metrics.gauge(
    'larkspur_queue_oldest_seconds',
    'How long the oldest job of a state has been due.',
    ['state'],
    () => ofEach((counted) => counted?.oldest ?? 0),
  )
}

async function countJobs({ db }: Context): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select case when locked_at is not null then 'running' when attempts >= max_attempts then 'parked'
        when run_at > now() then 'later' else 'ready' end as state,
      count(*)::int as jobs, greatest(0, extract(epoch from now() - min(run_at)))::float as oldest
    from graphile_worker.jobs group by 1`)
  return rows
}
