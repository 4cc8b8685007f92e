import type pg from 'pg'

type Log = Record<'info' | 'warn', (facts: object, message: string) => void>

const LOOK_EVERY_MS = 500
/** A replica that is further behind is not read. */
const MOST_BEHIND_MS = 2_000
/** What was seen longer ago says nothing: a look may hang. */
const SEEN_WITHIN_MS = 2_000
/** What is read is never older than both together; so long the primary is read after a change. */
const AFTER_A_CHANGE_MS = MOST_BEHIND_MS + SEEN_WITHIN_MS + 1_000
const MOST_SAMPLES = 20

/** SQLSTATE classes of what is the server's state and not the query's fault; 25 is a write, 40 a conflict with what is replayed. */
const OF_THE_SERVER = /^(?:08|25|40|53|57P|58|XX)/
const PRIMARY_AT = "select (pg_current_wal_lsn() - '0/0')::text as position"
const REPLICA_AT =
  "select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position"

/**
 * A replica of the database and whether it can be read: not while it is away or too far behind, not for some seconds after
 * products have changed, and not while nobody would hear of that. Each change of its state is logged once.
 */
export class Replica {
  readonly pool: pg.Pool
  readonly #primary: pg.Pool
  readonly #log: Log
  /** Positions in the primary's log, and when they were the newest, the oldest first. */
  #samples: { at: number; position: bigint }[] = []
  #seenAt = -Infinity
  #wrong: string | undefined = 'was not asked yet'
  #isTold = false
  #primaryUntil = 0
  #isHearing = false
  #looking: NodeJS.Timeout | undefined

  constructor(primary: pg.Pool, pool: pg.Pool, log: Log) {
    this.#primary = primary
    this.pool = pool
    this.#log = log
  }

  /** Begins to look at it, after a first look. */
  async start(): Promise<void> {
    await this.#look()
    const again = () => {
      this.#looking = setTimeout(() => void this.#look().then(again), LOOK_EVERY_MS).unref()
    }
    again()
  }

  async stop(): Promise<void> {
    clearTimeout(this.#looking)
    await this.pool.end()
  }

  /** Whether it can be read at the moment. */
  get isUsable(): boolean {
    const now = performance.now()
    return (
      this.#wrong === undefined &&
      this.#isHearing &&
      now >= this.#primaryUntil &&
      now - this.#seenAt < SEEN_WITHIN_MS
    )
  }

  /** Has the primary read for some seconds: whoever is told of a change reads what it changed, and may keep it. */
  productsChanged(): void {
    this.#primaryUntil = performance.now() + AFTER_A_CHANGE_MS
  }

  /** Says whether changes are heard of. What was missed before is a change. */
  hearing(isHearing: boolean): void {
    this.#isHearing = isHearing
    this.productsChanged()
  }

  /** Whether a query that failed is the primary's: the replica is away, or cannot answer it. */
  failed(error: unknown): boolean {
    const { code } = error as { code?: string }
    const isItsFault = code === undefined || !/^[\dA-Z]{5}$/.test(code) || OF_THE_SERVER.test(code)
    if (isItsFault && !/^(?:25|40)/.test(code ?? '')) this.#say('does not answer', error)
    return isItsFault
  }

  async #look(): Promise<void> {
    try {
      const at = performance.now()
      const primary = await this.#primary.query<{ position: string }>(PRIMARY_AT)
      this.#samples.push({ at, position: BigInt(primary.rows[0]?.position ?? 0) })
      const { rows } = await this.pool.query<{ position: string | null }>(REPLICA_AT)
      const position = rows[0]?.position
      if (position == null) return this.#say('is no replica')
      const reached = this.#samples.findLastIndex((sample) => sample.position <= BigInt(position))
      // All it is known to have is of then.
      if (reached > 0) this.#samples.splice(0, reached)
      this.#samples = this.#samples.slice(0, MOST_SAMPLES)
      const behind = reached < 0 ? Infinity : performance.now() - (this.#samples[0]?.at ?? -Infinity)
      if (behind > MOST_BEHIND_MS) return this.#say('is too far behind')
      this.#seenAt = performance.now()
      this.#say(undefined)
    } catch (error) {
      this.#say('does not answer', error)
    }
  }

  #say(wrong: string | undefined, err?: unknown): void {
    const before = this.#wrong
    this.#wrong = wrong
    if (this.#isTold && Boolean(before) === Boolean(wrong)) return
    this.#isTold = true
    if (wrong)
      this.#log.warn(
        { ...(err !== undefined && { err }) },
        `the replica ${wrong}: the primary is read instead`,
      )
    else this.#log.info({}, 'the catalogue is read from the replica')
  }
}
