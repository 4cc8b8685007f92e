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

/** What a request asks of the limit. */
export const kindOf = ({ method }: { method: string }): Kind => (method === 'POST' ? 'change' : 'read')

type Options = {
  onRefusal?: (() => void) | undefined
  beforeTurn?: (() => Promise<void> | undefined) | undefined
}

/** Ends a turn. */
export type Leave = () => void

const FIRST = 16
/** So few tell how long a page takes when nothing else has work; the limit never gets smaller. */
const LEAST = 4
const MOST = 64
/** Pages that take so many times as long as when few are made show that too many are. */
const TIMES_QUIET = 3
/**
 * Above the second they are too slow, and below the first they are quick, however long they take when few are made: many at once cost less
 * each, as they share calls and wake fewer processes.
 */
const QUICK_MS = 800
const SLOW_MS = 2_000
/** How much the limit shrinks then, at most once in the time that a page takes. */
const SHRINKS = 0.8
/** How long a request waits for its turn. What somebody has typed is worth more than what they look at. */
const WAIT_MS: Record<Kind, number> = { read: 3_000, change: 8_000 }
/**
 * A queue that has not been empty for `WAIT_MS.read` is no rush that passes: whoever joined it would only wait longer for the same page. From
 * then on a read waits for so long at the most.
 */
const STANDING_WAIT_MS = 500
/** Of the time that pages take, how much the newest one counts. */
const WEIGHT = 0.1

/**
 * Limits how many pages and operations are worked on at once. Beyond the limit requests wait, briefly, and those that would wait
 * too long are refused at once: a process that begins everything ends nothing in time.
 *
 * How many the limit allows follows from how long they take: it grows while it is used and pages are quick, and shrinks
 * when they are slow beside those that are made alone, as TCP does with what it sends. A backend that is slow by itself is not taken for a
 * busy one by that.
 */
export class ConcurrencyLimit {
  #limit = FIRST
  #running = 0
  #averageMs = 100
  /** How long a page takes while few are made. */
  #quietMs = 100
  #shrunkAt = -Infinity
  /** Functions that begin the turn of whoever waits. */
  readonly #waiting: (() => void)[] = []
  /** Since when somebody has been waiting. */
  #waitingSince = 0
  readonly #onRefusal: (() => void) | undefined
  readonly #beforeTurn: (() => Promise<void> | undefined) | undefined

  /** `onRefusal` is called for each request that is refused. What `beforeTurn` answers with is waited for before a turn begins. */
  constructor({ onRefusal, beforeTurn }: Options = {}) {
    this.#onRefusal = onRefusal
    this.#beforeTurn = beforeTurn
  }

  /** How many are worked on, how many wait, and how many may be worked on at once. */
  get state(): { running: number; waiting: number; limit: number } {
    return { running: this.#running, waiting: this.#waiting.length, limit: Math.floor(this.#limit) }
  }

  /** Throws Overloaded for a request that would be refused, before anything is done for it. */
  check(kind: Kind): void {
    if (this.#isFull && this.#expectedMs > this.#longestWait(kind)) throw this.#refusal()
  }

  /**
   * Waits for a turn. Resolves to the function that ends it. Throws Overloaded when the wait is or would be too long, and the reason of
   * `left` when that aborts before.
   */
  async enter(kind: Kind, left?: AbortSignal): Promise<Leave> {
    left?.throwIfAborted()
    if (this.#isFull) await this.#wait(kind, left)
    else this.#running++
    const wait = this.#beforeTurn?.()
    if (wait) await wait
    const begun = performance.now()
    const isQuiet = this.#running <= LEAST
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      // A change waits for others, such as a bank, and tells nothing of the load.
      if (kind === 'read') this.#learn(performance.now() - begun, isQuiet)
      this.#running--
      this.#next()
    }
  }

  /** Does something in a turn of its own. Throws as `enter` does. */
  async run<T>(kind: Kind, work: () => Promise<T>, left?: AbortSignal): Promise<T> {
    const leave = await this.enter(kind, left)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** How long a request may wait. */
  #longestWait(kind: Kind): number {
    const now = performance.now()
    if (!this.#waiting.length) this.#waitingSince = now
    const isStanding = now - this.#waitingSince > WAIT_MS.read
    return kind === 'read' && isStanding ? STANDING_WAIT_MS : WAIT_MS[kind]
  }

  /** How long the next that comes is likely to wait. */
  get #expectedMs(): number {
    return ((this.#waiting.length + 1) * this.#averageMs) / this.#limit
  }

  #refusal(): Overloaded {
    this.#onRefusal?.()
    return new Overloaded()
  }

  #wait(kind: Kind, left?: AbortSignal): Promise<void> {
    this.check(kind)
    return new Promise((begin, fail) => {
      const leaveQueue = () => {
        clearTimeout(timer)
        left?.removeEventListener('abort', giveUp)
      }
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(beginTurn), 1)
        leaveQueue()
        fail(left?.aborted ? left.reason : this.#refusal())
      }
      const timer = setTimeout(giveUp, this.#longestWait(kind))
      left?.addEventListener('abort', giveUp, { once: true })
      const beginTurn = () => {
        leaveQueue()
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

  #learn(ms: number, isQuiet: boolean): void {
    this.#averageMs += (ms - this.#averageMs) * WEIGHT
    if (isQuiet) this.#quietMs += (ms - this.#quietMs) * WEIGHT
    const now = performance.now()
    if (this.#averageMs > Math.min(SLOW_MS, Math.max(QUICK_MS, this.#quietMs * TIMES_QUIET))) {
      if (now - this.#shrunkAt < this.#averageMs) return
      this.#shrunkAt = now
      this.#limit = Math.max(LEAST, this.#limit * SHRINKS)
    } else if (this.#isFull) this.#limit = Math.min(MOST, this.#limit + 1 / this.#limit)
  }
}
