import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CircuitBreaker } from '../../graphql/rest/circuit-breaker.ts'
import type { UpstreamError } from '../../graphql/errors/upstream-error.ts'
import { addImages } from './images.ts'

/** What the image service does with the next picture. */
let draw: (answer: ServerResponse) => void
let service: Server
let gateway: FastifyInstance
let origin: string
const dispatcher = new Agent()
const failed: UpstreamError[] = []

beforeAll(async () => {
  service = createServer((_request, answer) => draw(answer))
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  gateway = Fastify({ forceCloseConnections: true })
  const { port } = service.address() as AddressInfo
  addImages(gateway, {
    ...{ dispatcher, baseUrl: `http://127.0.0.1:${port}` },
    circuit: new CircuitBreaker({ probe: async () => true }),
    onFailure: (error) => void failed.push(error),
  })
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await gateway.close()
  await dispatcher.destroy()
  service.close()
})

describe('a picture from the image service', () => {
  it('comes whole, with what says how long it may be kept', async () => {
    const bytes = Buffer.alloc(300_000, 7)
    draw = (answer) =>
      answer
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public', 'x-own': '1' })
        .end(bytes)
    const answer = await fetch(`${origin}/images/LK-1/size20/main.1.webp`)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('cache-control')).toBe('public')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('x-own')).toBeNull()
  })

  it('is no longer asked for when the browser has left', async () => {
    const asked = Promise.withResolvers<ServerResponse>()
    draw = (answer) => asked.resolve(answer)
    const browser = new AbortController()
    const answer = fetch(`${origin}/images/LK-1/size20/main.1.webp`, { signal: browser.signal })
    const drawing = await asked.promise
    const dropped = once(drawing, 'close')
    browser.abort()
    await expect(answer).rejects.toThrow()
    await dropped
  })

  it.each([
    ['ends the call', (answer: ServerResponse) => void answer.destroy(), 502],
    [
      'has a fault',
      (answer: ServerResponse) => void answer.writeHead(500, { 'cache-control': 'public' }).end(),
      500,
    ],
  ])('is to be had later when the service %s, which is told of once', async (_what, how, status) => {
    failed.length = 0
    draw = how
    const answer = await fetch(`${origin}/images/LK-1/size20/main.1.webp`)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      status,
      '5',
      'no-store',
    ])
    expect(failed.map((error) => error.forLog())).toMatchObject([
      {
        message: 'GET /images/:realId/:size/:file',
        status,
        ms: expect.any(Number),
        requestId: expect.any(String),
      },
    ])
  })

  it('that there is none of is not told of: nothing has failed', async () => {
    failed.length = 0
    draw = (answer) => void answer.writeHead(404).end()
    expect((await fetch(`${origin}/images/LK-1/size20/none.1.webp`)).status).toBe(404)
    expect(failed).toEqual([])
  })
})
