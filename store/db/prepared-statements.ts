const QUERIES_COUNTED = 2_000

/**
 * Chooses the queries that PostgreSQL prepares: it plans such a query a few times for each connection, and then no more.
 * Planning a query over many tables takes longer than running it. Only queries that read are chosen, the first `limit` of those that
 * are made `after` times, because each connection keeps the plans of all of them in its memory.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  readonly #limit: number
  readonly #after: number

  constructor({ limit = 200, after = 10 } = {}) {
    this.#limit = limit
    this.#after = after
  }

  /** Counts a query. Returns the name of its prepared statement; undefined for a query that is not prepared. */
  nameFor(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known) return known
    if (this.#names.size >= this.#limit || !text.startsWith('select ')) return undefined
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < this.#after) {
      // Queries that are made of parts can be new each time.
      if (this.#counts.size >= QUERIES_COUNTED) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    const name = `frequent_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}
