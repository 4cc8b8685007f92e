/** What a call that was answered adds to the budget: of eleven requests one is a repeat, at the most. */
const EARNED = 0.1
/** So many repeats are saved for a moment in which many connections end at once. */
const MOST = 10

/**
 * Limits the calls that are sent a second time to a tenth of those that were answered. An upstream that is in trouble answers few,
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
