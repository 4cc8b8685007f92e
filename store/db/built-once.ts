import type { Queryable } from './database.ts'

/**
 * Has a query built once for each connection; what changes from one time to the next is a placeholder. drizzle takes longer to build one
 * than PostgreSQL to answer it. Returns a function for the query of a context, whose `execute` takes the values by name.
 */
export function builtOnce<Built>(
  build: (db: Queryable) => { prepare: (name: string) => Built },
): (ctx: { db: Queryable }) => Built {
  const built = new WeakMap<object, Built>()
  return ({ db }) => {
    const { session } = db._
    const known = built.get(session)
    if (known) return known
    // It has no name of its own: the database names it when it is frequent.
    const query = build(db).prepare('')
    built.set(session, query)
    return query
  }
}
