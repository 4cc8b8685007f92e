import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** The column of a table that a field of its rows stands for. */
const columnOf = (table: PgTable, field: string) => getTableColumns(table)[field]?.name ?? field

/**
 * Updates many rows in one statement, each with values of its own: triggers then run once for all of them. Of each of `values`, `by` says
 * which rows it is for, and the other fields, the same in all, are set. With no values it does nothing.
 */
export async function updateMany<
  Table extends PgTable,
  By extends keyof Table['$inferSelect'] & string,
  Row extends Pick<Table['$inferSelect'], By> & Partial<Table['$inferInsert']>,
>(db: Queryable, table: Table, by: By, values: readonly Row[]): Promise<void> {
  const [first] = values
  if (!first) return
  const equal = (field: string) => {
    const column = sql.identifier(columnOf(table, field))
    return sql`${column} = given.${column}`
  }
  const sets = Object.keys(first).filter((field) => field !== by)
  const rows = values.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(table, field), value])),
  )
  const name = sql.identifier(getTableName(table))
  await db.execute(sql`
    update ${name} as changed set ${sql.join(sets.map(equal), sql`, `)}
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) as given
    where changed.${equal(by)}`)
}

/** What an insert in the place of which a row is updated sets: the columns as they were to be inserted. */
export function inserted<Table extends PgTable, Field extends keyof Table['$inferInsert'] & string>(
  table: Table,
  fields: readonly Field[],
): Record<Field, SQL> {
  const entries = fields.map((field) => [field, sql`excluded.${sql.identifier(columnOf(table, field))}`])
  return Object.fromEntries(entries) as Record<Field, SQL>
}
