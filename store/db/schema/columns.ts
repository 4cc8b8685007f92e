import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { check, customType, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** A `timestamptz` column. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A check constraint for a column with a fixed set of words. A new word needs a migration. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  // Inlined, because constraints take no parameters.
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`)
