import { and, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import { currentTraceparent } from '../../tracing/tracing.ts'
import type { Database } from '../db/database.ts'
import type { Temporal } from 'temporal-polyfill'
import { throwAll, inTransaction } from '../kernel/index.ts'
import type {
  PaymentProvider,
  Clock,
  Context,
  InTransaction,
  PictureVersions,
  TransactionContext,
} from '../kernel/index.ts'
import type { Links } from './email-link.ts'

/** The context of due work. */
export type DueContext = Context<Database> & {
  links: Links
  providers: PaymentProvider[]
  /** Picture addresses for e-mails. */
  pictures: PictureVersions
  /** The e-mail address of the shop's staff. */
  shopEmail: string
}

/**
 * One kind of due work: rows of a table that need processing at a time by the shop's clock. Each row is a separate job,
 * so that a failing row does not block the others.
 */
export type DueWork = {
  /** The name of the kind in the queue, in the log and for operators, e.g. `write_reminder`. */
  kind: string
  table: AnyPgTable
  id: AnyPgColumn
  /** The column that due rows are ordered by, oldest first. */
  oldest: AnyPgColumn
  /**
   * Returns the condition for due rows. With `soon` it also includes rows that are about to be due: a process that died
   * may have been working on them.
   */
  isDue: (clock: Clock, soon: boolean) => SQL
  /**
   * Processes a row; does nothing when the row is no longer due. Can run several times at once and can be interrupted
   * at any point. Throws to be retried; the retry runs with `soon`.
   */
  run: (ctx: DueContext, id: string, soon: boolean) => Promise<void>
}

/** The context of due work inside its transaction. */
export type DueTransaction = InTransaction<DueContext>

type InOneTransaction<Table extends AnyPgTable> = Pick<DueWork, 'kind' | 'id' | 'oldest'> & {
  table: Table
  isDue: (clock: Clock) => SQL | undefined
  /** Can return an array of errors: the transaction is committed, then the errors are thrown. */
  work: (tx: DueTransaction, row: Table['$inferSelect']) => Promise<unknown>
}

/**
 * Defines due work that runs in one transaction with its row locked. `work` must leave the row in a state that is no
 * longer due.
 */
export function dueRow<Table extends AnyPgTable>(kind: InOneTransaction<Table>): DueWork {
  const isDue = (clock: Clock) => kind.isDue(clock) ?? sql`true`
  return {
    ...kind,
    isDue,
    run: async (ctx, id) => {
      const errors = await inTransaction(ctx, async (tx) => {
        const isRow = eq(kind.id, id)
        await tx.db
          .select({ id: kind.id })
          .from(kind.table as AnyPgTable)
          .where(isRow)
          .for('update')
        // Read again after the lock: the transaction that held it may have done the work.
        const [row] = await tx.db
          .select(getTableColumns(kind.table as AnyPgTable))
          .from(kind.table as AnyPgTable)
          .where(and(isRow, isDue(tx.clock)))
        return row && kind.work(tx, row as Table['$inferSelect'])
      })
      throwAll(Array.isArray(errors) ? errors : [])
    },
  }
}

/** Messages this late are not sent: the shop was offline, and they are out of date. */
const STALE_AFTER = { hours: 24 }

/** Returns true if a due time is more than 24 hours ago. */
export function isStale(now: Temporal.Instant, due: Date | null): boolean {
  return due !== null && due.getTime() < now.subtract(STALE_AFTER).epochMilliseconds
}

/** How many rows of a kind are selected at once. */
const BATCH_SIZE = 500
/** The last attempts are six hours apart. A job that fails for about a day is parked. */
const MAX_ATTEMPTS = 12

/** The queue's task identifier for due work. */
export const DUE_TASK = 'due'

/** The payload of a due-work job. */
export type DueJob = {
  kind: string
  id: string
  soon: boolean
  /** The span of who asked for it, when that is traced. */
  traceparent?: string
}

/** Returns the job key of a row. There is at most one job per key. */
export const jobKey = (kind: string, id: SQL | string) => sql`${`due:${kind}:`}::text || ${id}`

/** Queues a job for a row. It runs once the caller's transaction has committed. */
export async function addDueJob(tx: TransactionContext, kind: string, id: string): Promise<void> {
  await tx.db.execute(addJob(kind, sql`${id}::text`, false))
}

function addJob(kind: string, id: SQL, soon: boolean): SQL {
  const traceparent = currentTraceparent()
  const asker = traceparent ? sql`, 'traceparent', ${traceparent}::text` : sql``
  return sql`select graphile_worker.add_job(${DUE_TASK},
    json_build_object('kind', ${kind}::text, 'id', ${id}, 'soon', ${soon}::boolean${asker}),
    job_key => ${jobKey(kind, id)}, max_attempts => ${MAX_ATTEMPTS})`
}

/** Returns a query for the ids, as text, of due rows that no other transaction has locked. */
export function selectDue(
  { id, table, oldest, isDue }: DueWork,
  clock: Clock,
  soon = false,
  unless?: SQL,
): SQL {
  return sql`select ${id}::text as id from ${table} where ${and(isDue(clock, soon), unless)}
    order by ${oldest} limit ${BATCH_SIZE} for update of ${sql.identifier(getTableName(table))} skip locked`
}

/**
 * Queues a job for each due row of a kind that has none. A job that waits for its retry or is parked is kept. A job
 * that a worker took and did not finish is replaced: a live worker also locks the row, except for a moment before and
 * after its work. Jobs taken within the last minute are therefore kept, unless a process has just started.
 */
export async function addDueJobs(ctx: Context<Database>, work: DueWork, soon: boolean): Promise<void> {
  const hasJob = sql`exists (select from graphile_worker.jobs as job
    where job.key = ${jobKey(work.kind, sql`${work.id}::text`)}
      and (job.locked_at is null or job.locked_at > now() - make_interval(secs => ${soon ? 0 : 60})))`
  await ctx.db.execute(sql`
    with due as materialized (${selectDue(work, ctx.clock, soon, sql`not ${hasJob}`)})
    ${addJob(work.kind, sql`due.id`, soon)} from due`)
}

/** Queues a search for due work, to run after `inSeconds` and once the caller's transaction has committed. */
export async function lookForDueWork(ctx: Context, inSeconds = 0): Promise<void> {
  await ctx.db.execute(sql`select graphile_worker.add_job('look_for_due_work', job_key => 'look_for_due_work',
    run_at => now() + make_interval(secs => ${inSeconds}), job_key_mode => 'preserve_run_at', max_attempts => 3)`)
}
