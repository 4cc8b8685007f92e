/** Whether and how long an answer may be kept: what it is made of says so while it is made, a policy for each request. */
export class CachePolicy {
  #isPersonal = false
  #freshUntil = Infinity
  #endsAt = Infinity

  /** Something in it is about this visitor: then it is nobody else's. */
  markPersonal(): void {
    this.#isPersonal = true
  }

  /** Some of it is due to be asked for again from `moment` (ms since 1970) on. */
  freshUntilAtMost(moment: number): void {
    this.#freshUntil = Math.min(this.#freshUntil, moment)
  }

  /** Some of it is no longer true from `moment` on: it must not be shown after that, however stale it may be. */
  endsAtMost(moment: number): void {
    this.#endsAt = Math.min(this.#endsAt, moment)
  }

  get isPersonal(): boolean {
    return this.#isPersonal
  }

  /** Until when all of it holds. */
  get freshUntil(): number {
    return Math.min(this.#freshUntil, this.#endsAt)
  }

  /** From when on it must not be shown. */
  get endsAt(): number {
    return this.#endsAt
  }
}
