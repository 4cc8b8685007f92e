import { and, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import type { Temporal } from 'temporal-polyfill'
import { throwAll, inTransaction } from '../kernel/index.ts'
import type { PaymentProvider, Clock, PictureVersions, Context, TransactionContext } from '../kernel/index.ts'
import type { Links } from './email-link.ts'

/** What the work on a due row has at hand. */
export type DueContext = Context<Database> & {
  links: Links
  providers: PaymentProvider[]
  /** Addresses of pictures, for e-mails that show one. */
  pictures: PictureVersions
  /** Where the people of the shop are written to. */
  shopEmail: string
}

/**
 * One kind of work that is due by the shop's clock, as rows of a table say: each row is a job of its own, so that one
 * that cannot be done stops nobody else.
 */
export type DueWork = {
  /** Names the kind to the queue, in the log and to operators, e.g. `write_reminder`. */
  kind: string
  table: AnyPgTable
  id: AnyPgColumn
  /** Those due the longest come first. */
  oldest: AnyPgColumn
  /** Whether a row is due; with `soon` also one that will be in a moment, as a process that died may have been at it. */
  isDue: (clock: Clock, soon: boolean) => SQL
  /**
   * Does what is due for a row, and nothing when there is nothing (any more). May run in several copies at once and die
   * at any moment. Throws when it should be tried again, then with `soon`.
   */
  run: (ctx: DueContext, id: string, soon: boolean) => Promise<void>
}

/** The same in the transaction that the work is done in. */
export type DueTransaction = Omit<DueContext, 'db'> & TransactionContext

type InOneTransaction<Table extends AnyPgTable> = Pick<DueWork, 'kind' | 'id' | 'oldest'> & {
  table: Table
  isDue: (clock: Clock) => SQL | undefined
  /** May answer a list of what could not be done of it, where the rest is to be kept. */
  work: (tx: DueTransaction, row: Table['$inferSelect']) => Promise<unknown>
}

/** Work that is done in one transaction, with its row locked: `work` has to see to it that the row is due no more. */
export function dueRow<Table extends AnyPgTable>(kind: InOneTransaction<Table>): DueWork {
  const isDue = (clock: Clock) => kind.isDue(clock) ?? sql`true`
  return {
    ...kind,
    isDue,
    run: async (ctx, id) => {
      const faults = await inTransaction(ctx, async (tx) => {
        const isRow = eq(kind.id, id)
        await tx.db
          .select({ id: kind.id })
          .from(kind.table as AnyPgTable)
          .where(isRow)
          .for('update')
        // Looked at only now: whoever held it may have done it.
        const [row] = await tx.db
          .select(getTableColumns(kind.table as AnyPgTable))
          .from(kind.table as AnyPgTable)
          .where(and(isRow, isDue(tx.clock)))
        return row && kind.work(tx, row as Table['$inferSelect'])
      })
      throwAll(Array.isArray(faults) ? faults : [])
    },
  }
}

/** What is so late is no longer worth saying: the shop was away, and much has happened since. */
const STALE_AFTER = { hours: 24 }

/** Whether the moment something was due at is long past. */
export function isStale(now: Temporal.Instant, due: Date | null): boolean {
  return due !== null && due.getTime() < now.subtract(STALE_AFTER).epochMilliseconds
}

/** How many rows of a kind are taken at once. */
const AT_ONCE = 500
/** The last tries are six hours apart: what cannot be done within a day is parked. */
const MOST_TRIES = 12

/** The task of the queue that does what is due for a row. */
export const DUE_TASK = 'due'

/** What a job of the queue is to do. */
export type DueJob = { kind: string; id: string; soon: boolean }

/** Names the job of a row: there is one at a time. */
export const jobKey = (kind: string, id: SQL | string) => sql`${`due:${kind}:`}::text || ${id}`

/** Has a worker do what is due for a row at once, when the caller's transaction is through. */
export async function addDueJob(tx: TransactionContext, kind: string, id: string): Promise<void> {
  await tx.db.execute(addJob(kind, sql`${id}::text`, false))
}

function addJob(kind: string, id: SQL, soon: boolean): SQL {
  return sql`select graphile_worker.add_job(${DUE_TASK},
    json_build_object('kind', ${kind}::text, 'id', ${id}, 'soon', ${soon}::boolean),
    job_key => ${jobKey(kind, id)}, max_attempts => ${MOST_TRIES})`
}

/** The due rows of a kind that nobody is at, with their ids as text. */
export function selectDue(
  { id, table, oldest, isDue }: DueWork,
  clock: Clock,
  soon = false,
  unless?: SQL,
): SQL {
  return sql`select ${id}::text as id from ${table} where ${and(isDue(clock, soon), unless)}
    order by ${oldest} limit ${AT_ONCE} for update of ${sql.identifier(getTableName(table))} skip locked`
}

/**
 * Adds a job for each due row of a kind that has none. A row keeps the job that waits to be tried again, or that is
 * parked. One that a worker has taken and not ended is replaced: a worker that is alive holds its row, too, but for the
 * moments before and after, which is why one taken within the last minute is left, unless a process starts.
 */
export async function addDueJobs(ctx: Context<Database>, work: DueWork, soon: boolean): Promise<void> {
  const hasJob = sql`exists (select from graphile_worker.jobs as job
    where job.key = ${jobKey(work.kind, sql`${work.id}::text`)}
      and (job.locked_at is null or job.locked_at > now() - make_interval(secs => ${soon ? 0 : 60})))`
  await ctx.db.execute(sql`
    with due as materialized (${selectDue(work, ctx.clock, soon, sql`not ${hasJob}`)})
    ${addJob(work.kind, sql`due.id`, soon)} from due`)
}

/** Has a worker look for what is due, at once or in so many seconds, when the caller's transaction is through. */
export async function lookForDueWork(ctx: Context, inSeconds = 0): Promise<void> {
  await ctx.db.execute(sql`select graphile_worker.add_job('look_for_due_work', job_key => 'look_for_due_work',
    run_at => now() + make_interval(secs => ${inSeconds}), job_key_mode => 'preserve_run_at', max_attempts => 3)`)
}
