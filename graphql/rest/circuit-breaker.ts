/** Failures in a row open the circuit when they weigh this much. */
const MOST_WEIGHT = 5
/** What each weighs: a call that hung was waited for, and says more. */
const WEIGHT = { failed: 1, hung: 2 }
/** How long the circuit rests between two probes. */
const REST_MS = 1_000

/** How a call ended that the circuit let through. */
export type CallOutcome = 'answered' | 'failed' | 'hung'

type Options = {
  /** Asks the upstream something small. Resolves to whether it answers; it must not reject. */
  probe: () => Promise<boolean>
  /** Called when the circuit opens and when it closes. */
  onChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * Holds calls back from an upstream that keeps failing or hanging. The circuit opens when calls fail one after the other and none
 * is answered; while it is open nobody's call is made, and a probe each second finds out when the upstream answers again.
 * An upstream that answers some calls and lets others down is there: its circuit stays closed.
 *
 * It knows no time of day: setting the clock of the machine neither opens it nor keeps it open.
 */
export class CircuitBreaker {
  readonly #options: Options
  #isOpen = false
  #weight = 0
  #answeredAt = -Infinity
  /** Calls that began before the circuit last opened say nothing about the time after it. */
  #turn = 0
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Seconds until it is worth asking again. */
  get retryAfter(): number {
    return Math.ceil((2 * REST_MS) / 1_000)
  }

  /** Lets a call through and returns the function to call when it has ended; undefined while the circuit is open. */
  begin(): ((outcome: CallOutcome) => void) | undefined {
    if (this.#isOpen) return undefined
    const turn = this.#turn
    const begun = performance.now()
    return (outcome) => {
      if (turn !== this.#turn) return
      if (outcome === 'answered') {
        this.#answeredAt = performance.now()
        this.#weight = 0
      } else if (this.#answeredAt <= begun) {
        this.#weight += WEIGHT[outcome]
        if (this.#weight >= MOST_WEIGHT) this.#open()
      }
    }
  }

  /** Stops probing, when the process ends. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #open(): void {
    this.#turn++
    this.#weight = 0
    this.#isOpen = true
    this.#options.onChange?.(true)
    this.#probeLater()
  }

  #probeLater(): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.#probe(), REST_MS).unref()
  }

  async #probe(): Promise<void> {
    if (!(await this.#options.probe())) return this.#probeLater()
    if (this.#isStopped) return
    this.#isOpen = false
    this.#options.onChange?.(false)
  }
}
