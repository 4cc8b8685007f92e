import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RedisConnection } from '../redis/redis-connection.ts'

const CHANNEL = 'larkspur:gateways'
/** A gateway that stands still for longer is taken for none. */
const ANSWER_MS = 1_000
const SLICES = 10
const SLICE_MS = ANSWER_MS / SLICES

/** A question to all gateways, or an answer to the one that asked. */
type Message = { from: string; release: string; to?: string }

/** Asks, by way of Redis, what the other gateways make their pages with, and answers when they ask. */
export class OtherGateways {
  readonly #id = randomUUID()
  readonly #release: string
  readonly #redis: RedisConnection
  readonly #listener: ReturnType<RedisConnection['listener']>
  readonly #isListening: Promise<boolean>
  #answers: string[] = []

  constructor(redis: RedisConnection, release: string) {
    this.#redis = redis
    this.#release = release
    this.#listener = redis.listener()
    this.#listener.on('message', (_channel, text) => this.#hear(JSON.parse(text) as Message))
    this.#isListening = this.#listener.subscribe(CHANNEL).then(
      () => true,
      () => false,
    )
  }

  /** Returns the releases of the gateways that answer within a second; undefined when Redis does not take the question. */
  async releases(): Promise<string[] | undefined> {
    if (!(await Promise.race([this.#isListening, pause(ANSWER_MS, false)]))) return undefined
    this.#answers = []
    if (!(await this.#publish({ from: this.#id, release: this.#release }))) return undefined
    // In slices: answers that came while this gateway stood still, as it may in its first second, are heard between two of them.
    for (let slice = 0; slice < SLICES; slice++) await pause(SLICE_MS)
    return this.#answers
  }

  stop(): void {
    this.#listener.disconnect()
  }

  #hear({ from, release, to }: Message): void {
    if (from === this.#id) return
    if (to === undefined) void this.#publish({ from: this.#id, release: this.#release, to: from })
    else if (to === this.#id) this.#answers.push(release)
  }

  /** Publishes a message, for up to a second: Redis may be busy, or not connected yet. Returns whether Redis took it. */
  async #publish(message: Message): Promise<boolean> {
    const text = JSON.stringify(message)
    for (let slice = 0; slice < SLICES; slice++) {
      if ((await this.#redis.attempt((client) => client.publish(CHANNEL, text))) !== undefined) return true
      await pause(SLICE_MS)
    }
    return false
  }
}
