import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AcceptQueue } from './accept-queue.ts'

let server: Server
let queue: AcceptQueue
let accepted = 0
const sockets: ReturnType<typeof connect>[] = []

beforeEach(async () => {
  server = createServer()
  accepted = 0
  queue = new AcceptQueue(server)
  server.on('connection', () => void accepted++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  await once(server, 'close')
})

const comes = async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
}

it('lets in all who wait, though Node accepts one in each iteration', async () => {
  expect(queue.drain()).toBeUndefined()
  await comes()
  // The system connects them while this process is busy.
  const others = Array.from({ length: 40 }, comes)
  await expect.poll(() => accepted).toBeGreaterThan(0)
  await queue.drain()
  await Promise.all(others)
  await queue.drain()
  expect(accepted).toBe(41)
  // Nobody has come since: there is nothing to wait for.
  expect(queue.drain()).toBeUndefined()
})

it('those who wait for it at once wait together', async () => {
  await comes()
  await expect.poll(() => accepted).toBe(1)
  const first = queue.drain()
  expect(first).toBeDefined()
  expect(queue.drain()).toBe(first)
  await first
})
