/** What a call that was answered adds to the budget. With what is saved repeats stay below a tenth of the calls. */
const EARNED = 0.08
/** So many repeats are saved for a moment in which many connections end at once. */
const MOST = 5

/**
 * Limits the calls that are sent a second time to less than a tenth of those that were answered. An upstream that is in trouble answers few,
 * and is sent few repeats on top.
 */
export class RetryBudget {
  #left = 1

  /** A call was answered at the first try. */
  earn(): void {
    this.#left = Math.min(MOST, this.#left + EARNED)
  }

  /** Takes one repeat from the budget. Returns false when there is none left. */
  take(): boolean {
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
