/** There are more requests than the process can answer in time; one is refused with a 503. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  readonly statusCode = 503
  /** Seconds after which it is worth trying again. */
  readonly retryAfter = 2

  constructor() {
    super('The shop is too busy at the moment. Please try again.')
  }
}

/** What is asked of the limit, and how long it may wait. */
export type Kind = 'read' | 'change'

/** Ends a turn. */
export type Leave = () => void

const FIRST = 32
/** Pages are slow because a store is, too; then as many wait for it at once, which costs the process little. */
const LEAST = 12
const MOST = 64
/** A page that takes longer, however little is waited for, shows that too many are made at once. */
const TARGET_MS = 1_000
/** How much the limit shrinks then, at most once in the time that a page may take. */
const SHRINKS = 0.8
/** How long a request waits for its turn. What somebody has typed is worth more than what they look at. */
const WAIT_MS: Record<Kind, number> = { read: 3_000, change: 8_000 }
/** Of the time that pages take, how much the newest one counts. */
const WEIGHT = 0.1

/**
 * Limits how many pages and operations are worked on at once. Beyond the limit requests wait, briefly, and those that would wait
 * too long are refused at once: a process that begins everything ends nothing in time.
 *
 * How many the limit allows follows from how long they take: it grows while it is used and pages are quick, and shrinks
 * when they are slow, as TCP does with what it sends.
 */
export class ConcurrencyLimit {
  #limit = FIRST
  #running = 0
  #averageMs = 100
  #shrunkAt = -Infinity
  /** Functions that begin the turn of whoever waits. */
  readonly #waiting: (() => void)[] = []
  readonly #onRefusal: (() => void) | undefined

  /** `onRefusal` is called for each request that is refused. */
  constructor(onRefusal?: () => void) {
    this.#onRefusal = onRefusal
  }

  /** How many are worked on, how many wait, and how many may be worked on at once. */
  get state(): { running: number; waiting: number; limit: number } {
    return { running: this.#running, waiting: this.#waiting.length, limit: Math.floor(this.#limit) }
  }

  /** Waits for a turn. Resolves to the function that ends it. Throws Overloaded when the wait is or would be too long. */
  async enter(kind: Kind): Promise<Leave> {
    if (this.#isFull) await this.#wait(WAIT_MS[kind])
    else this.#running++
    const begun = performance.now()
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      // A change waits for others, such as a bank, and tells nothing of the load.
      if (kind === 'read') this.#learn(performance.now() - begun)
      this.#running--
      this.#next()
    }
  }

  /** Does something in a turn of its own. Throws Overloaded. */
  async run<T>(kind: Kind, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(kind)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  #wait(ms: number): Promise<void> {
    const expectedMs = ((this.#waiting.length + 1) * this.#averageMs) / this.#limit
    return new Promise((begin, fail) => {
      const refuse = () => {
        this.#onRefusal?.()
        fail(new Overloaded())
      }
      if (expectedMs > ms) return refuse()
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(beginTurn), 1)
        refuse()
      }, ms)
      const beginTurn = () => {
        clearTimeout(timer)
        // Here and not behind the promise: nobody else takes the turn meanwhile.
        this.#running++
        begin()
      }
      this.#waiting.push(beginTurn)
    })
  }

  get #isFull(): boolean {
    return this.#running >= Math.floor(this.#limit)
  }

  #next(): void {
    while (!this.#isFull && this.#waiting.length) this.#waiting.shift()?.()
  }

  #learn(ms: number): void {
    this.#averageMs += (ms - this.#averageMs) * WEIGHT
    const now = performance.now()
    if (ms > TARGET_MS) {
      if (now - this.#shrunkAt < TARGET_MS) return
      this.#shrunkAt = now
      this.#limit = Math.max(LEAST, this.#limit * SHRINKS)
    } else if (this.#isFull) this.#limit = Math.min(MOST, this.#limit + 1 / this.#limit)
  }
}
