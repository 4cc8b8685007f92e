import { PERSONAL } from '../../../store/account/data-map/data-map.ts'
import type { TestStore } from '../processes/store.ts'

/** A row of a table with personal data: its key, and its personal columns. */
export type PersonalRow = { key: string; values: Record<string, unknown> }

/** The rows of a table of the map for which a condition holds: by their keys, with their personal columns. */
export async function personalRows(
  store: Pick<TestStore, 'db'>,
  table: string,
  where = 'true',
  values: unknown[] = [],
): Promise<PersonalRow[]> {
  const query = async (text: string, given: unknown[]) => (await store.db.$client.query(text, given)).rows
  const keys = await query(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by a.attnum`,
    [`"${table}"`],
  )
  const key = keys.map(({ name }) => `"${name}"::text`).join(` || ' ' || `)
  const rows = await query(
    `select ${key} as key, to_jsonb(t) as row from "${table}" as t where ${where}`,
    values,
  )
  const columns = Object.keys(PERSONAL[table]?.personal ?? {})
  return rows.map(({ key, row }) => ({
    key,
    values: Object.fromEntries(columns.map((column) => [column, row[column]])),
  }))
}
