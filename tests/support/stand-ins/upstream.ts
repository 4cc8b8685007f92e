import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type Reply = { status?: number; json?: unknown; text?: string } | 'silence' | 'hang up'

export type FakeUpstream = {
  url: string
  /** Every request that came in, in order. */
  seen: Seen[]
  /** What to answer from now on. */
  answer: (reply: (request: Seen, earlier: number) => Reply | Promise<Reply>) => void
  stop: () => Promise<void>
}

/** A small real HTTP server that stands for a commerce backend and does what a test says. */
export async function startUpstream(): Promise<FakeUpstream> {
  const seen: Seen[] = []
  let decide: (request: Seen, earlier: number) => Reply | Promise<Reply> = () => ({ status: 404, json: {} })
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request
      const entry: Seen = { method, path: url, headers, body: await textOf(request) }
      const earlier = seen.filter(
        (other) => other.path === entry.path && other.method === entry.method,
      ).length
      seen.push(entry)
      const reply = await decide(entry, earlier)
      if (reply === 'silence') return
      if (reply === 'hang up') return response.destroy()
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      response.end(reply.text ?? JSON.stringify(reply.json))
    })()
  })
  // A connection that is closed for idleness just as it is used again would be a fault of nobody's.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (reply) => {
      decide = reply
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
