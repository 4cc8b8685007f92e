/** Those who wait for the same answer. */
export class Audience {
  readonly #controller = new AbortController()
  #waiting = 0

  /** Aborts when the last of them has left, so that what is done for them can end. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Adds somebody, who leaves when `left` aborts; without it they stay to the end. */
  join(left?: AbortSignal): void {
    this.#waiting++
    if (!left) return
    const leave = () => {
      this.#waiting--
      if (this.#waiting === 0) this.#controller.abort(left.reason)
    }
    if (left.aborted) leave()
    else left.addEventListener('abort', leave, { once: true })
  }
}
