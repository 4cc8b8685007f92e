import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Queryable } from './database.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * Runs a statement as a prepared one, so that PostgreSQL plans it once per connection. Use it for statements
 * that run often with other values, have few variants, and one good plan for each. In a transaction it is not
 * prepared.
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
