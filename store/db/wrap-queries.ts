/** How a pool or a connection is asked: with a text or an object that has one, then values or a callback. */
export type Query = (what: string | object, ...rest: unknown[]) => unknown

/** Puts a function before the queries of a pool or a connection; it is given what sends them. */
export function wrapQueries(client: { query: unknown }, wrap: (send: Query) => Query): void {
  client.query = wrap((client.query as Query).bind(client))
}
