import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** A moment in time, kept with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
