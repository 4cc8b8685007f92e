import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { check, customType, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** A moment in time, kept with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A constraint by which a text is one of some words. Another word for it is a migration. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  // In full, not as parameters: a constraint has none.
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`)
