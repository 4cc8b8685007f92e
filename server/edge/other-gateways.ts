import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RedisConnection } from '../redis/redis-connection.ts'

const CHANNEL = 'larkspur:gateways'
/** A gateway that stands still for longer is taken for none. */
const ANSWER_MS = 1_000

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
    if ((await this.#send({ from: this.#id, release: this.#release })) === undefined) return undefined
    await pause(ANSWER_MS)
    return this.#answers
  }

  stop(): void {
    this.#listener.disconnect()
  }

  #hear({ from, release, to }: Message): void {
    if (from === this.#id) return
    if (to === undefined) void this.#send({ from: this.#id, release: this.#release, to: from })
    else if (to === this.#id) this.#answers.push(release)
  }

  #send(message: Message): Promise<number | undefined> {
    return this.#redis.attempt((client) => client.publish(CHANNEL, JSON.stringify(message)))
  }
}
