import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { answerAsks, sayReady } from './messages.ts'

type Recorded = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Stands before the store and answers each read with what the store answered the first time: then it is the shop that is measured, at
 * the rate that it can have.
 */
const store = new URL(process.argv[2] ?? '')
const recorded = new Map<string, Recorded>()
let calls = 0

const server = createServer((asked, answer) => {
  calls++
  const { method = 'GET', url = '/', headers } = asked
  const key = `${url} ${String(headers['x-session-token'])} ${headers.authorization}`
  const known = method === 'GET' ? recorded.get(key) : undefined
  const send = ({ status, headers: { 'content-type': type }, body }: Recorded) => {
    answer
      .writeHead(status, { ...(type && { 'content-type': type }), 'content-length': body.length })
      .end(body)
  }
  if (known) return send(known)
  const passed = request(new URL(url, store), { method, headers }, (got) => {
    void buffer(got).then((body) => {
      const made = { status: got.statusCode ?? 502, headers: got.headers, body }
      if (method === 'GET' && made.status < 500) recorded.set(key, made)
      send(made)
    })
  })
  passed.on('error', () => answer.writeHead(502).end())
  asked.pipe(passed)
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  sayReady({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
answerAsks((ask) => (ask.ask === 'calls' ? { calls } : undefined))
