import { and, sql } from 'drizzle-orm'
import { DUE_TASK, jobKey } from './due-work.ts'
import type { Context } from '../kernel/index.ts'

/**
 * A failed job that has not succeeded since. `kind` and `id` identify the row; jobs without a row have an empty `id`.
 */
export type FailedJob = {
  kind: string
  id: string
  attempts: number
  /** True when all attempts are used up and the job is not retried automatically. */
  isParked: boolean
  triedAt: Date
  error: string
}

const IS_OF_ROW = sql`task_identifier = ${DUE_TASK}`
const HAS_FAILED = sql`key is not null and attempts > 0 and locked_at is null`

/** Returns the failed jobs, parked ones first, then the most recent ones. */
export async function failedJobs(ctx: Context): Promise<FailedJob[]> {
  const { rows } = await ctx.db.execute<{ [Name in keyof FailedJob]: FailedJob[Name] & unknown }>(sql`
    select case when ${IS_OF_ROW} then split_part(key, ':', 2) else task_identifier end as kind,
      case when ${IS_OF_ROW} then regexp_replace(key, '^[^:]*:[^:]*:', '') else '' end as id, attempts,
      attempts >= max_attempts as "isParked", updated_at as "triedAt", coalesce(last_error, '') as error
    from graphile_worker.jobs where ${HAS_FAILED}
    order by "isParked" desc, updated_at desc`)
  return rows.map((row) => ({ ...row, triedAt: new Date(row.triedAt) }))
}

/** Retries a failed job now, with all its attempts again. Returns false when there is no such job. */
export async function retryJob(ctx: Context, kind: string, id: string): Promise<boolean> {
  const isJob = sql`key = ${jobKey(kind, id)}`
  // Sets `attempts` to 1, so that the run counts as a retry: a first attempt skips rows that are no longer due, a retry
  // finishes what the first one began.
  const { rows } = await ctx.db.execute(sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where ${and(IS_OF_ROW, HAS_FAILED, isJob)}), run_at => now(), attempts => 1)`)
  return rows.length > 0
}
