import type { ChangedProducts } from '../../graphql/rest/purges.ts'
import type { RedisConnection } from './redis-connection.ts'

const CHANNEL = 'larkspur:purge'
/** Here stores tell that they hear of changes, and would tell of one. */
const BEAT_CHANNEL = 'larkspur:hearing'
const BEAT_MS = 500
/** Several beats, as a busy machine is late now and then. */
const SILENCE_MS = 3_000
const LOOK_MS = 250

/**
 * Tells all copies of products that have changed. It also sends a heartbeat twice a second, so that silence means a lost connection. A change
 * that could not be told is told before anything else.
 */
export class PurgePublisher {
  readonly #client: RedisConnection['client']
  #timer: NodeJS.Timeout | undefined
  /** What is not told yet. */
  #untold: ChangedProducts = []
  #isTelling = false

  /** Unlike what only saves time, this waits for an answer of Redis as long as there is a connection. */
  constructor({ client }: RedisConnection) {
    this.#client = client
  }

  publish(products: ChangedProducts): void {
    this.#untold = merged(this.#untold, products)
    void this.#tell()
  }

  /** Told whether this store hears of changes itself: it is silent while it does not. */
  hearing(isHearing: boolean): void {
    clearInterval(this.#timer)
    if (!isHearing) return
    this.#timer = setInterval(() => void this.#tell(), BEAT_MS).unref()
    void this.#tell()
  }

  /** Tells what is untold, and that there is nothing else. What fails is told with the next beat. */
  async #tell(): Promise<void> {
    // One is still on its way.
    if (this.#isTelling) return
    this.#isTelling = true
    const untold = this.#untold
    this.#untold = []
    try {
      if (untold.length) await this.#client.publish(CHANNEL, JSON.stringify(untold))
      await this.#client.publish(BEAT_CHANNEL, '1')
      this.#isTelling = false
      // What came meanwhile.
      if (this.#untold.length) void this.#tell()
    } catch {
      // The connection itself says that it is away.
      this.#isTelling = false
      this.#untold = merged(untold, this.#untold)
    }
  }
}

function merged(some: ChangedProducts, others: ChangedProducts): ChangedProducts {
  return some === 'all' || others === 'all' ? 'all' : [...new Set([...some, ...others])]
}

type Listening = {
  /** Forgets what is kept of products. */
  purge: (products: ChangedProducts) => Promise<void>
  /** Told when changes are heard of for the first time: what this copy has kept by then may be old. */
  onFirstHearing: () => void
  /**
   * Told when changes cease to be heard of, because Redis is away or no store tells of itself any more, and when they are heard of again.
   * What is kept may be old then, and is forgotten.
   */
  onHearing: (isHearing: boolean) => void
}

/**
 * Purges what is kept of products when another copy tells that they have changed, and all of it when messages may have been
 * missed. Returns a function that stops it.
 */
export function hearPurges(
  redis: RedisConnection,
  { purge, onFirstHearing, onHearing }: Listening,
): () => void {
  const listener = redis.another()
  let isFirst = true
  /** Nothing is expected at once. */
  let beatAt = performance.now()
  listener.on('ready', () => {
    const subscribed = () => {
      // What was told before reaches nobody here.
      if (isFirst) onFirstHearing()
      else void purge('all')
      isFirst = false
      beatAt = performance.now()
    }
    // A connection that ends meanwhile is made again.
    listener.subscribe(CHANNEL, BEAT_CHANNEL).then(subscribed, () => {})
  })
  listener.on('message', (channel, text) => {
    if (channel === BEAT_CHANNEL) beatAt = performance.now()
    else void purge(JSON.parse(text) as ChangedProducts)
  })
  let wasHearing = true
  let lookedAt = performance.now()
  const look = () => {
    const now = performance.now()
    // This process stood still: what was sent to it meanwhile is not read yet.
    const stoodStill = now - lookedAt > LOOK_MS * 2
    lookedAt = now
    if (stoodStill) return
    // The first connection takes a moment.
    const isHearing = (isFirst || listener.status === 'ready') && now - beatAt <= SILENCE_MS
    if (isHearing === wasHearing) return
    wasHearing = isHearing
    onHearing(isHearing)
  }
  const looking = setInterval(look, LOOK_MS).unref()
  return () => {
    clearInterval(looking)
    listener.disconnect()
  }
}
