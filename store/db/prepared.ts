import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Queryable } from './database.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * Runs a statement that is asked again and again with other values: the database plans it once for a connection, which
 * for a statement of many parts takes as long as running it. Only for what has few shapes, and one good plan for each.
 * In a transaction it is run like any other.
 */
export async function prepared<Row extends QueryResultRow>(db: Queryable, statement: SQL): Promise<Row[]> {
  if (!('$client' in db)) return (await db.execute(statement)).rows as Row[]
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const { rows } = await db.$client.query({ name: nameOf(text), text, values: params })
  return rows as Row[]
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}
