import { isDeepStrictEqual } from 'node:util'
import { randomUUID } from 'node:crypto'
import { ENDPOINTS } from '../contract/endpoints.ts'
import type { Endpoint, EndpointCall, EndpointResult } from '../contract/types/endpoint.ts'
import type { RefusalCode } from '../contract/types/refusals.ts'
import { createSession } from '../contract/session.ts'
import { Backend } from './backend.ts'
import type { Answer, Caller, Input, Sent } from './backend.ts'
import { answerProblem, refusalProblem, shown, statusOf, typeProblem } from './problems.ts'
import { Report, refusalCheck } from './report.ts'

export type Options = {
  /** Where the messages are that the backend sends, as JSON; without it nobody can sign in. */
  messagesUrl?: string | undefined
}

/** A journey ends here: a call that the rest needs was not answered. What is wrong with it is in its own row. */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

type Message = { to: string; text: string }

const NAMES = new Map([...ENDPOINTS].map(([name, endpoint]) => [endpoint, name]))
export const nameOf = (endpoint: Endpoint): string => NAMES.get(endpoint) ?? endpoint.path

const MESSAGE_WAIT_MS = 20_000
const MESSAGE_POLL_MS = 250

/** Makes the calls of journeys and checks, and enters into the report what came of each. */
export class Kit {
  readonly report = new Report()
  readonly #backend: Backend
  readonly #messagesUrl: string | undefined
  /** The last input that each call has answered. */
  readonly #inputs = new Map<Endpoint, Input>()
  /** What was found in messages before. */
  readonly #found = new Set<string>()

  constructor(baseUrl: string, { messagesUrl }: Options) {
    this.#backend = new Backend(baseUrl)
    this.#messagesUrl = messagesUrl
  }

  get readsMessages(): boolean {
    return this.#messagesUrl !== undefined
  }

  /** Makes a call and no judgement. */
  send(endpoint: Endpoint, caller: Caller, sent: Sent = {}): Promise<Answer> {
    return this.#backend.call(endpoint, caller, sent)
  }

  /**
   * Makes a call that has to be answered. What is wrong with the answer is entered; what came is used all the same, so that
   * one mistake does not hide others. Throws Unanswered when the call is refused.
   */
  async answer<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    input?: EndpointCall<E>,
    key = endpoint.idempotent && randomUUID(),
  ): Promise<EndpointResult<E>> {
    const parts: Input = input ?? {}
    const answer = await this.send(endpoint, caller, { ...parts, ...(key && { key }) })
    this.judge(endpoint, answer)
    this.#inputs.set(endpoint, parts)
    return answer.json as EndpointResult<E>
  }

  /** Enters what is right or wrong with an answer. Throws Unanswered when the call is refused. */
  judge(endpoint: Endpoint, answer: Answer): void {
    const name = nameOf(endpoint)
    const problem = answerProblem(endpoint.response, answer)
    this.enter(endpoint, 'answer', problem)
    if (answer.status < 200 || answer.status > 299) throw new Unanswered(`${name} has the ${problem}`)
    this.enter(endpoint, 'content type', typeProblem(answer))
  }

  enter(endpoint: Endpoint, check: string, problem: string | undefined): void {
    if (problem === undefined) this.report.passed(nameOf(endpoint), check)
    else this.report.failed(nameOf(endpoint), check, problem)
  }

  /** Makes a call that has to be refused with a code, and enters whether it was. */
  async refusal(endpoint: Endpoint, code: RefusalCode, caller: Caller, sent: Sent = {}): Promise<void> {
    const check = code === 'not_found' ? 'not found' : refusalCheck(code)
    const answer = await this.send(endpoint, caller, {
      ...(endpoint.idempotent && { key: randomUUID() }),
      ...sent,
    })
    this.enter(endpoint, check, refusalProblem(answer, { code }))
  }

  /**
   * Makes a call twice with one Idempotency-Key, and then another with the same key: the answers have to be equal, and the
   * other has to be refused. Answers with the first.
   */
  async twice<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    input: EndpointCall<E>,
    other: Input,
  ): Promise<EndpointResult<E>> {
    const key = randomUUID()
    const parts = input as Input
    const first = await this.answer(endpoint, caller, input, key)
    const second = await this.send(endpoint, caller, { ...parts, key })
    const problem = isDeepStrictEqual(second.json, first)
      ? undefined
      : `a repeat with the same key: expected the first answer, seen ${statusOf(second)}, ${differenceOf(first, second.json)}`
    const reused = await this.send(endpoint, caller, { ...parts, ...other, key })
    const notRefused = refusalProblem(reused, { code: 'idempotency_key_reused' })
    this.enter(
      endpoint,
      'idempotency',
      problem ?? (notRefused && `the key with another request: ${notRefused}`),
    )
    return first
  }

  /** Input that the call has answered before; its example when there is none. */
  inputOf(endpoint: Endpoint): Input {
    return this.#inputs.get(endpoint) ?? endpoint.example ?? {}
  }

  hasAnswered(endpoint: Endpoint): boolean {
    return this.#inputs.has(endpoint)
  }

  /** A visitor with a session, from a network that nobody else is in. */
  async guest(): Promise<Caller & { session: string }> {
    const network = networkOfOne()
    const { token } = await this.answer(createSession, { network })
    return { network, session: token }
  }

  /** Waits for a message to an address in which something new is found, e.g. a code. */
  async messageTo(to: string, pattern: RegExp): Promise<string | undefined> {
    if (this.#messagesUrl === undefined) return undefined
    const url = new URL(this.#messagesUrl)
    url.searchParams.set('to', to)
    const until = Date.now() + MESSAGE_WAIT_MS
    while (Date.now() < until) {
      const messages = (await (await fetch(url)).json()) as Message[]
      for (const { text } of messages) {
        const [found] = pattern.exec(text) ?? []
        if (found === undefined || this.#found.has(`${to} ${found}`)) continue
        this.#found.add(`${to} ${found}`)
        return found
      }
      await new Promise((later) => setTimeout(later, MESSAGE_POLL_MS))
    }
    return undefined
  }
}

export const networkOfOne = () => `kit-${randomUUID().slice(0, 13)}`

/** The first place in which two answers differ. */
function differenceOf(one: unknown, other: unknown, path: string[] = []): string {
  if (typeof one === 'object' && one && typeof other === 'object' && other)
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [left, right] = [Reflect.get(one, key), Reflect.get(other, key)] as unknown[]
      if (!isDeepStrictEqual(left, right)) return differenceOf(left, right, [...path, key])
    }
  return `${path.join('.') || 'body'}: ${shown(other)} instead of ${shown(one)}`
}
