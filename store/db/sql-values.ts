import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** Returns whole numbers as an array of PostgreSQL. */
export const intArray = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::int[]`

/** Returns words as an array of PostgreSQL. They are slugs and names of tables: nothing in them is escaped. */
export const textArray = (values: readonly string[]): SQL => sql`${`{${values.join(',')}}`}::text[]`

/** Escapes what `like` reads as a wildcard. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
