import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { RedisConnection } from '../redis/redis-connection.ts'

const CHANNEL = 'larkspur:gateways'
/** A gateway, or a Redis, that stands still for longer is taken for none. */
const ANSWER_MS = 1_000

/** A question to all gateways, or an answer to the one that asked. */
type Message = { from: string; release: string; to?: string }

/**
 * Asks, by way of Redis, what the other gateways make their pages with, and answers when they ask. Its connections are its own: a question is
 * asked once, and must not be given up as soon as commands that only save time.
 */
export class OtherGateways {
  readonly #id = randomUUID()
  readonly #release: string
  readonly #speaker: Redis
  readonly #listener: Redis
  readonly #isListening: Promise<boolean>
  #answers: string[] = []

  constructor(redis: RedisConnection, release: string) {
    this.#release = release
    this.#speaker = redis.another()
    this.#listener = redis.another()
    this.#listener.on('message', (_channel, text) => this.#hear(JSON.parse(text) as Message))
    this.#isListening = isDone(this.#listener.subscribe(CHANNEL))
  }

  /** Returns the releases of the gateways that answer within a second; undefined when Redis does not take the question. */
  async releases(): Promise<string[] | undefined> {
    if (!(await inTime(this.#isListening))) return undefined
    this.#answers = []
    if (!(await inTime(this.#say({ from: this.#id, release: this.#release })))) return undefined
    await pause(ANSWER_MS)
    return this.#answers
  }

  stop(): void {
    this.#listener.disconnect()
    this.#speaker.disconnect()
  }

  #hear({ from, release, to }: Message): void {
    if (from === this.#id) return
    if (to === undefined) void this.#say({ from: this.#id, release: this.#release, to: from })
    else if (to === this.#id) this.#answers.push(release)
  }

  /** Resolves with whether Redis has taken the message, which it waits for. */
  #say(message: Message): Promise<boolean> {
    return isDone(this.#speaker.publish(CHANNEL, JSON.stringify(message)))
  }
}

const isDone = (command: Promise<unknown>): Promise<boolean> =>
  command.then(
    () => true,
    () => false,
  )

const inTime = (done: Promise<boolean>): Promise<boolean> => Promise.race([done, pause(ANSWER_MS, false)])
