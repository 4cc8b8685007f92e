/** How a shopper leaves a page: by a navigation or by closing it. */
const LEAVING = ['beforeunload', 'pagehide'] as const

/**
 * Work that is done one after the other. When the shopper leaves the page, what still waits is begun at once, in its
 * order: the next page shall find it done.
 */
export class ChangeQueue {
  readonly #waiting: (() => void)[] = []
  #underWay = 0

  /** Answers as the work does, when it has had its turn. */
  async run<Done>(work: () => Promise<Done>): Promise<Done> {
    if (this.#underWay) await new Promise<void>((turn) => this.#waiting.push(turn))
    else this.#grant()
    try {
      return await work()
    } finally {
      this.#underWay--
      const next = this.#waiting.shift()
      if (next) this.#grant(next)
      else if (!this.#underWay) this.#hear(false)
    }
  }

  #grant(turn?: () => void): void {
    if (this.#underWay++ === 0) this.#hear(true)
    turn?.()
  }

  // Only while something is under way: a page that listens may not be kept for the way back.
  #hear(whether: boolean): void {
    for (const event of LEAVING)
      if (whether) window.addEventListener(event, this.#letAllGo)
      else window.removeEventListener(event, this.#letAllGo)
  }

  readonly #letAllGo = (): void => {
    for (const turn of this.#waiting.splice(0)) this.#grant(turn)
  }
}
