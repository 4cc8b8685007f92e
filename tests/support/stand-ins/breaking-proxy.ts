import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call on its way to the backend. */
export type Call = { method: string; path: string; query: URLSearchParams; headers: Headers }
/** An answer on its way back. */
export type Passing = { status: number; headers: Headers; json: any }

/** Something that a proxy does wrong, with the calls that it does it to. */
export type Break = {
  of: RegExp
  /** Changes the call before it is passed on. */
  call?: (call: Call) => void
  /** Changes the answer before it is passed back. */
  answer?: (answer: Passing, call: Call) => void
}

/** A proxy in front of a backend that breaks some of its calls. `of` is tried on the like of `GET /v1/order/`. */
export async function startBreakingProxy(baseUrl: string, breaks: Break[]) {
  const server = createServer((request, response) => {
    void pass(request).then(
      ({ status, headers, text }) => response.writeHead(status, headers).end(text),
      () => response.destroy(),
    )
  })

  async function pass(request: IncomingMessage) {
    const url = new URL(request.url ?? '/', baseUrl)
    const headers = new Headers(request.headers as Record<string, string>)
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name)
    const call: Call = { method: request.method ?? '', path: url.pathname, query: url.searchParams, headers }
    const met = breaks.filter(({ of }) => of.test(`${call.method} ${call.path}`))
    const sent = (await request.toArray()) as Buffer[]
    for (const each of met) each.call?.(call)
    const received = await fetch(url, {
      method: call.method,
      headers,
      ...(sent.length && { body: Buffer.concat(sent) }),
    })
    const text = await received.text()
    if (!met.some(({ answer }) => answer))
      return { status: received.status, headers: kept(received.headers), text }
    const passing: Passing = {
      status: received.status,
      headers: new Headers(received.headers),
      json: JSON.parse(text),
    }
    for (const each of met) each.answer?.(passing, call)
    return { status: passing.status, headers: kept(passing.headers), text: JSON.stringify(passing.json) }
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

/** What says something of the body, and not of how it came. */
const kept = (headers: Headers) =>
  Object.fromEntries(
    ['content-type', 'retry-after'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
