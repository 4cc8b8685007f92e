/** Whether and how long a response may be cached. Each request has a policy, which its calls restrict. */
export class CachePolicy {
  #isPersonal = false
  #dependsOnVisitor = false
  #freshUntil = Infinity
  #endsAt = Infinity
  readonly #shows = new Set<number>()

  /** Marks the response as personal. */
  markPersonal(): void {
    this.#isPersonal = true
  }

  /** Marks the response as another one for visitors with a session, even if who asks has none. */
  markDependent(): void {
    this.#dependsOnVisitor = true
  }

  /** Marks the response as stale from `moment` (ms since 1970) on. */
  freshUntilAtMost(moment: number): void {
    this.#freshUntil = Math.min(this.#freshUntil, moment)
  }

  /** Marks the response as wrong from `moment` on: it must not be served after that, not even stale. */
  endsAtMost(moment: number): void {
    this.#endsAt = Math.min(this.#endsAt, moment)
  }

  /** Notes products that the response shows, by their ids. */
  show(products: Iterable<number>): void {
    for (const id of products) this.#shows.add(id)
  }

  /** The products that the response shows. */
  get shows(): ReadonlySet<number> {
    return this.#shows
  }

  get isPersonal(): boolean {
    return this.#isPersonal
  }

  /** Whether the response may be another one for somebody else. */
  get dependsOnVisitor(): boolean {
    return this.#dependsOnVisitor || this.#isPersonal
  }

  /** When the response becomes stale, in ms since 1970. */
  get freshUntil(): number {
    return Math.min(this.#freshUntil, this.#endsAt)
  }

  /** When the response must no longer be served, in ms since 1970. */
  get endsAt(): number {
    return this.#endsAt
  }
}
