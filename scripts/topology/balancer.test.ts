import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Balancer } from './balancer.ts'
import { startBalancer } from './balancer.ts'

let asked: IncomingHttpHeaders = {}
const copy = createServer({ keepAliveTimeout: 9_000 }, (request, response) => {
  if (request.url !== '/readyz') asked = request.headers
  if (request.url === '/dies') {
    response.writeHead(200, { 'content-length': 100 }).write('half a page')
    return void setTimeout(() => response.destroy(), 50)
  }
  response.setHeader('x-copy', 'one')
  request.pipe(response)
})
let balancer: Balancer

beforeAll(async () => {
  copy.listen(0, '127.0.0.1')
  await once(copy, 'listening')
  balancer = await startBalancer(0)
  await balancer.add(`http://127.0.0.1:${(copy.address() as AddressInfo).port}`)
})

afterAll(async () => {
  await balancer.stop()
  copy.closeAllConnections()
  copy.close()
})

test('a message goes on whole, and says whom it is for', async () => {
  const answer = await fetch(`${balancer.url}/order`, {
    ...{ method: 'POST', body: 'two bouquets', headers: { 'x-forwarded-for': '192.0.2.7', 'x-mine': 'yes' } },
  })
  expect(await answer.text()).toBe('two bouquets')
  expect(answer.headers.get('x-copy')).toBe('one')
  expect(asked).toMatchObject({ 'x-mine': 'yes', 'x-forwarded-for': '192.0.2.7, 127.0.0.1' })
})

test('how long a connection may idle is said of that connection, and not of the one to the copy', async () => {
  const answer = await fetch(`${balancer.url}/`)
  await answer.text()
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
})

test('an answer ends with the copy that dies in the middle of it', async () => {
  const answer = await fetch(`${balancer.url}/dies`)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('terminated')
})
