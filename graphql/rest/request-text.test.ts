import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestText } from './request-text.ts'

let answer: (response: ServerResponse) => void = () => {}
let seen = 0
const server = createServer((request, response) => {
  seen++
  request.resume()
  request.on('end', () => answer(response))
})
const dispatcher = new Agent()
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await dispatcher.destroy()
  server.closeAllConnections()
  server.close()
})

const ask = (signal = new AbortController().signal) =>
  requestText(dispatcher, { origin, path: '/', method: 'POST', body: '{}' }, signal)

test('an answer comes whole, whatever its pieces, with its status and headers', async () => {
  const bytes = Buffer.from('Peonies for José, £49 🌷')
  answer = async (response) => {
    response.writeHead(429, { 'retry-after': '7' })
    // In the middle of letters, too.
    for (const byte of bytes) {
      response.write(Buffer.from([byte]))
      await new Promise((resolve) => setImmediate(resolve))
    }
    response.end()
  }
  expect(await ask()).toMatchObject({
    ...{ statusCode: 429, headers: { 'retry-after': '7' }, text: 'Peonies for José, £49 🌷' },
  })
  answer = (response) => response.writeHead(204).end()
  expect(await ask()).toMatchObject({ statusCode: 204, text: '' })
})

test('an answer that never comes ends with the reason of who stops waiting, and its connection is closed', async () => {
  const stop = new AbortController()
  const closed = new Promise((resolve) => {
    answer = (response) => {
      response.once('close', resolve)
      stop.abort(new Error('Too late'))
    }
  })
  await expect(ask(stop.signal)).rejects.toThrow('Too late')
  await closed
})

test('nothing is asked by who has stopped waiting', async () => {
  seen = 0
  await expect(ask(AbortSignal.abort(new Error('Gone')))).rejects.toThrow('Gone')
  answer = (response) => response.end('next')
  expect((await ask()).text).toBe('next')
  expect(seen).toBe(1)
})

test('a connection that ends before an answer is told from an answer that breaks off', async () => {
  answer = ({ socket }) => void socket?.destroy()
  await expect(ask()).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' })
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.socket?.destroy())
  }
  const broken = await ask().catch((error: unknown) => error)
  expect(broken).toMatchObject({ name: 'BrokenAnswer', cause: { code: 'UND_ERR_SOCKET' } })
  expect(broken).not.toHaveProperty('code')
})
