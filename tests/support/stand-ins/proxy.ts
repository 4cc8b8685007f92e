import { Agent, createServer, request as send } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call: answered late, answered with an error, both, cut off, or not answered until all is mended. */
export type Fault = { delayMs?: number; status?: number } | 'reset' | 'hangs'

export type Passed = { method: string; path: string; headers: IncomingHttpHeaders }

export type Upstream = {
  url: string
  /** Every call that came in, in order; paths are without their query and end in a slash. */
  passed: Passed[]
  /** How often each path was asked for. */
  counts: () => Record<string, number>
  /** From now on calls of this path go wrong in this way. */
  break: (path: string, fault: Fault) => void
  /** From now on changes (whatever is no GET; with `only`, such calls like `POST /v1/order/`) go wrong in this way; null mends them. */
  breakChanges: (fault: Fault | null, only?: RegExp) => void
  /** From now on every call is held back. */
  holdAll: () => void
  /** Passes on what is held back; answers with how such calls read: `GET /v1/order/`. Later ones are held back as before. */
  letThrough: () => string[]
  /** Calls of this path go well again, and what is held back of them is answered. */
  release: (path: string) => void
  /** Calls that whoever asked has given up, each with how many had come in by then. */
  givenUp: { path: string; passedByThen: number }[]
  /** All goes well again, what is still held back is answered, and the counts begin at nothing. */
  mend: () => void
  stop: () => Promise<void>
}

/** A real HTTP proxy in front of the real store, which counts what passes and can be told to fail. */
export async function startProxy(storeUrl: string): Promise<Upstream> {
  const passed: Passed[] = []
  const faults = new Map<string, Fault>()
  const held = new Map<() => void, string>()
  let holding = false
  let waiting: { call: string; answer: () => void }[] = []
  let changes: { fault: Fault; only: RegExp } | null = null
  const givenUp: Upstream['givenUp'] = []
  const agent = new Agent({ keepAlive: true })

  const server = createServer((request, response) => {
    const path = pathOf(request)
    passed.push({ method: request.method ?? '', path, headers: request.headers })
    if (holding) {
      const call = `${request.method} ${request.url}`
      return void waiting.push({ call, answer: () => pass(request, response) })
    }
    const isChange = request.method !== 'GET' && changes?.only.test(`${request.method} ${path}`)
    const fault = faults.get(path) ?? (isChange ? changes?.fault : undefined)
    if (fault === 'reset') return void request.socket.destroy()
    if (fault === 'hangs') {
      response.on('close', () => {
        if (!response.writableFinished) givenUp.push({ path, passedByThen: passed.length })
      })
      return void held.set(() => pass(request, response), path)
    }
    const answer = () => (fault?.status ? refuse(request, response, fault.status) : pass(request, response))
    if (fault?.delayMs) setTimeout(answer, fault.delayMs)
    else answer()
  })

  // What the store says of its connections is passed on: they must not end sooner here.
  server.keepAliveTimeout = 120_000

  function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { code: 'broken', message: 'Broken for a test' } }))
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const onward = send(
      new URL(request.url ?? '/', storeUrl),
      { method: request.method, headers: request.headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    counts: () =>
      Object.fromEntries(
        Map.groupBy(passed, ({ path }) => path)
          .entries()
          .map(([path, calls]) => [path, calls.length]),
      ),
    break: (path, fault) => void faults.set(path, fault),
    breakChanges: (fault, only = /^/) => void (changes = fault && { fault, only }),
    holdAll: () => void (holding = true),
    letThrough: () => {
      const through = waiting
      waiting = []
      for (const { answer } of through) answer()
      return through.map(({ call }) => call)
    },
    release: (path) => {
      faults.delete(path)
      for (const [answer, of] of held) if (of === path && held.delete(answer)) answer()
    },
    givenUp,
    mend: () => {
      faults.clear()
      changes = null
      holding = false
      for (const { answer } of waiting.splice(0)) answer()
      passed.length = 0
      givenUp.length = 0
      for (const answer of held.keys()) answer()
      held.clear()
    },
    stop: () =>
      new Promise((stopped) => {
        agent.destroy()
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

/** Without its query, and with a slash at the end whether it was sent or not: both name one call of /v1. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/\?.*/, '').replace(/\/?$/, '/')
}
