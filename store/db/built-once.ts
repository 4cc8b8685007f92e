import type { Queryable } from './database.ts'

/**
 * Has a query built once for each connection, with placeholders for its values. drizzle takes longer to build one than PostgreSQL
 * to answer it. `build` makes it and ends with `.prepare('')`: it has no name of its own, the database names it when it is frequent.
 */
export function builtOnce<Query>(build: (db: Queryable) => Query): (ctx: { db: Queryable }) => Query {
  const built = new WeakMap<object, Query>()
  return ({ db }) => {
    const { session } = db._
    const known = built.get(session)
    if (known) return known
    const query = build(db)
    built.set(session, query)
    return query
  }
}
