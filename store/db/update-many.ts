import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/**
 * Updates many rows in one statement, each with values of its own: triggers then run once for all of them. A row of `values` has the
 * columns of `by`, which say what it is for, and those that it sets; all have the same ones. With no values it does nothing.
 */
export async function updateMany<
  Table extends PgTable,
  By extends keyof Table['$inferSelect'] & string,
  Row extends Pick<Table['$inferSelect'], By> & Partial<Table['$inferInsert']>,
>(db: Queryable, table: Table, by: readonly By[], values: readonly Row[]): Promise<void> {
  const [first] = values
  if (!first) return
  const columns = getTableColumns(table)
  const nameOf = (key: string) => columns[key]?.name ?? key
  const keys: readonly string[] = by
  const equal = (key: string) => sql`${sql.identifier(nameOf(key))} = given.${sql.identifier(nameOf(key))}`
  const sets = Object.keys(first).filter((key) => !keys.includes(key))
  const rows = values.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), value])),
  )
  const name = sql.identifier(getTableName(table))
  const matches = keys.map((key) => sql`changed.${equal(key)}`)
  await db.execute(sql`
    update ${name} as changed set ${sql.join(sets.map(equal), sql`, `)}
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) as given
    where ${sql.join(matches, sql` and `)}`)
}

/** What an insert in the place of which a row is updated sets: the columns as they were to be inserted. */
export function inserted<Table extends PgTable, Key extends keyof Table['$inferInsert'] & string>(
  table: Table,
  keys: readonly Key[],
): Record<Key, SQL> {
  const columns = getTableColumns(table)
  const entries = keys.map((key) => [key, sql`excluded.${sql.identifier(columns[key]?.name ?? key)}`])
  return Object.fromEntries(entries) as Record<Key, SQL>
}
