import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'

/** What somebody got for a request; the status is 0 when there was no answer. */
export type Answered = {
  path: string
  status: number
  retryAfter: string | null
  /** Milliseconds since the load began, and until the answer was whole. */
  at: number
  ms: number
  /** What the body begins with. */
  text: string
}

/** A shopper gives up after so long. */
const PATIENCE_MS = 12_000
const KEPT_CHARACTERS = 400

/** A copy: a part of a string holds on to the whole of it, and a run keeps hundred thousands of answers. */
const beginningOf = (text: string) => Buffer.from(text.slice(0, KEPT_CHARACTERS)).toString()

/** Requests of one kind of shopper, on connections of their own. */
export class Load {
  readonly #url: string
  readonly #patienceMs: number
  /** As many connections as there are shoppers who wait: none of them waits here. */
  readonly #agent = new Agent({ connections: null, headersTimeout: 0, bodyTimeout: 0 })
  readonly #begun = performance.now()

  /** `patienceMs` is how long a shopper waits for an answer. */
  constructor(url: string, patienceMs = PATIENCE_MS) {
    this.#url = url
    this.#patienceMs = patienceMs
  }

  /** Milliseconds since the load began. */
  get now(): number {
    return performance.now() - this.#begun
  }

  /** Asks for one page. */
  async ask(path: string, headers: Record<string, string> = {}): Promise<Answered> {
    const begun = performance.now()
    const at = begun - this.#begun
    try {
      const answer = await this.#agent.request({
        origin: this.#url,
        path,
        method: 'GET',
        headers: { accept: 'text/html', ...headers },
        signal: AbortSignal.timeout(this.#patienceMs),
      })
      const text = await answer.body.text()
      const retryAfter = answer.headers['retry-after']
      return {
        ...{ path, at, status: answer.statusCode, text: beginningOf(text) },
        retryAfter: retryAfter === undefined ? null : String(retryAfter),
        ms: performance.now() - begun,
      }
    } catch (error) {
      return { path, at, status: 0, retryAfter: null, ms: performance.now() - begun, text: String(error) }
    }
  }

  /** So many shoppers ask, each as soon as they are answered, until the time is over. `path` makes the address of each request. */
  async closed(shoppers: number, ms: number, path: (count: number) => string): Promise<Answered[]> {
    const end = performance.now() + ms
    const answers: Answered[] = []
    let count = 0
    const one = async () => {
      while (performance.now() < end) answers.push(await this.ask(path(count++)))
    }
    await Promise.all(Array.from({ length: shoppers }, one))
    return answers
  }

  /** So many ask a second, whether others were answered or not. */
  async open(perSecond: number, ms: number, path: (count: number) => string): Promise<Answered[]> {
    const begun = performance.now()
    const asked: Promise<Answered>[] = []
    for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - begun) {
      const due = Math.floor((elapsed / 1_000) * perSecond)
      while (asked.length < due) asked.push(this.ask(path(asked.length)))
      await pause(5)
    }
    return Promise.all(asked)
  }

  async stop(): Promise<void> {
    await this.#agent.destroy()
  }
}

/** How often each status was answered, e.g. `200 ×31, 503 ×4`. */
export function statusesOf(answers: readonly Pick<Answered, 'status'>[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status)
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, all]) => `${status || 'no answer'} ×${all.length}`)
    .join(', ')
}

export const longest = (answers: readonly Answered[]) =>
  Math.round(Math.max(0, ...answers.map(({ ms }) => ms)))
