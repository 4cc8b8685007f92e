import { and, sql } from 'drizzle-orm'
import { DUE_TASK, jobKey } from './due-work.ts'
import type { Context } from '../kernel/index.ts'

/** A job that failed and was not done since: `kind` and `id` say of which row; what is done for all at once has no `id`. */
export type FailedJob = {
  kind: string
  id: string
  attempts: number
  /** It is not tried again by itself. */
  isParked: boolean
  triedAt: Date
  error: string
}

const IS_OF_ROW = sql`task_identifier = ${DUE_TASK}`
const HAS_FAILED = sql`key is not null and attempts > 0 and locked_at is null`

/** The jobs that failed and were not done since; those that are parked come first, then those tried last. */
export async function failedJobs(ctx: Context): Promise<FailedJob[]> {
  const { rows } = await ctx.db.execute<{ [Name in keyof FailedJob]: FailedJob[Name] & unknown }>(sql`
    select case when ${IS_OF_ROW} then split_part(key, ':', 2) else task_identifier end as kind,
      case when ${IS_OF_ROW} then regexp_replace(key, '^[^:]*:[^:]*:', '') else '' end as id, attempts,
      attempts >= max_attempts as "isParked", updated_at as "triedAt", coalesce(last_error, '') as error
    from graphile_worker.jobs where ${HAS_FAILED}
    order by "isParked" desc, updated_at desc`)
  return rows.map((row) => ({ ...row, triedAt: new Date(row.triedAt) }))
}

/** Has a worker try a job that failed at once, with as many tries as at first. Answers whether there is such a job. */
export async function tryAgain(ctx: Context, kind: string, id: string): Promise<boolean> {
  const isJob = sql`key = ${jobKey(kind, id)}`
  // A first try leaves alone what is not due any more; a second does what the first has begun.
  const { rows } = await ctx.db.execute(sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where ${and(IS_OF_ROW, HAS_FAILED, isJob)}), run_at => now(), attempts => 1)`)
  return rows.length > 0
}
