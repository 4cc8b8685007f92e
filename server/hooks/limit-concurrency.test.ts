import { connect } from 'node:net'
import type { Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConcurrencyLimit } from '../concurrency-limit.ts'
import { limitConcurrency } from './limit-concurrency.ts'

let app: FastifyInstance
let limit: ConcurrencyLimit
let url: string
let begun: number
let goOn: () => void
const sockets: Socket[] = []
beforeEach(async () => {
  app = Fastify()
  begun = 0
  const untilToldTo = new Promise<void>((resolve) => (goOn = resolve))
  limit = limitConcurrency(app, undefined)
  app.post('/graphql', async () => {
    begun++
    await untilToldTo
    return { data: {} }
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  goOn()
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** Begins an operation whose body does not come to its end. */
function beginSlowly(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
      socket.write('Content-Length: 11\r\n\r\n{"query"', () => resolve(socket))
    })
    sockets.push(socket)
  })
}

const ask = () =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":1}',
  })

test('bodies that do not come to their end take no turn; each that does has one', async () => {
  const slow = await Promise.all(Array.from({ length: 100 }, beginSlowly))
  const asked = ask()
  await expect.poll(() => begun).toBe(1)
  expect(limit.state).toMatchObject({ running: 1, waiting: 0 })
  slow[0]?.write(':1}')
  await expect.poll(() => begun).toBe(2)
  expect(limit.state).toMatchObject({ running: 2, waiting: 0 })
  goOn()
  expect((await asked).status).toBe(200)
  await expect.poll(() => limit.state.running).toBe(0)
})

test('what would wait too long is refused with 503 and when to come again', async () => {
  const asked = Array.from({ length: 2_000 }, () => ask())
  const refused = await Promise.race(
    asked.map(async (one) => ((await one).status === 503 ? one : new Promise<never>(() => {}))),
  )
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'OVERLOADED' } }] })
  goOn()
  await Promise.all(asked)
})
