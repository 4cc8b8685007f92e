import { setTimeout as pause } from 'node:timers/promises'
import { operation } from '../../support/persisted-operation.ts'
import type { Upstream } from '../../support/stand-ins/proxy.ts'

/** Who asks: their cookies, and what their browser calls itself. */
export type Visitor = {
  session?: string | undefined
  token?: string | undefined
  cookies?: Record<string, string>
  userAgent?: string
}

export type Counted = {
  status: number
  location: string | null
  text: string
  /** The calls of /v1 in each round, as `GET /v1/order/`. */
  rounds: string[][]
}

/** How many requests that need no upstream are answered until a shop has nothing else to ask. */
const QUIET = 6

/** What the shop asks once a minute for the policy of its pages, both together: no page but the first waits for it. */
const BESIDES = ['GET /v1/auth/settings/', 'GET /v1/payment/available/']
const isBesides = (call: string, round: string[]) =>
  BESIDES.includes(call) && BESIDES.every((other) => round.includes(other))

/** Counts how often a shop waits for its upstream until a request is answered. */
export type Counter = ReturnType<typeof counterOf>

/** A counter for the shop behind whose calls `upstream` stands. */
export function counterOf(shopUrl: string, upstream: Upstream) {
  /** Lets the shop do all that it can do before it is answered: until nothing more has come for a while. */
  async function untilIdle(): Promise<void> {
    let seen = -1
    for (let quiet = 0; quiet < QUIET; quiet++) {
      await (await fetch(`${shopUrl}/robots.txt`)).text()
      await pause(5)
      if (upstream.passed.length !== seen) quiet = 0
      seen = upstream.passed.length
    }
  }

  async function count(path: string, visitor: Visitor, request: RequestInit): Promise<Counted> {
    upstream.mend()
    upstream.holdAll()
    const rounds: string[][] = []
    let answer: Omit<Counted, 'rounds'> | undefined
    const sending = (async () => {
      const response = await fetch(shopUrl + path, {
        redirect: 'manual',
        ...request,
        headers: { ...headersOf(visitor), ...(request.method && { origin: shopUrl }), ...request.headers },
      })
      const text = await response.text()
      answer = { status: response.status, location: response.headers.get('location'), text }
    })()
    while (!answer) {
      await untilIdle()
      const calls = upstream.letThrough()
      if (calls.length) rounds.push(calls.filter((call) => !isBesides(call, calls)))
      else await Promise.race([sending, pause(50)])
    }
    upstream.mend()
    return { ...(answer as Omit<Counted, 'rounds'>), rounds: rounds.filter((calls) => calls.length) }
  }

  return {
    page: (path: string, visitor: Visitor = {}) => count(path, visitor, {}),
    form: (path: string, fields: Record<string, string>, visitor: Visitor = {}) =>
      count(path, visitor, { method: 'POST', body: new URLSearchParams(fields) }),
    change: (name: string, variables: object, visitor: Visitor = {}) =>
      count('/graphql', visitor, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: operation(name, variables),
      }),
  }
}

function headersOf({ session, token, cookies, userAgent }: Visitor): Record<string, string> {
  const all = { ...cookies, session_token: session, auth_token: token }
  const cookie = Object.entries(all).flatMap(([name, value]) => (value ? `${name}=${value}` : []))
  return { cookie: cookie.join('; '), ...(userAgent && { 'user-agent': userAgent }) }
}
