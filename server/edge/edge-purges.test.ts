import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Metrics } from '../../metrics/metrics.ts'
import { EdgePurges } from './edge-purges.ts'

type Told = { keys: string[]; tags: string[]; authorization: string | undefined }

let edge: Server
let told: Told[]
/** What the edge answers, one after the other, and then 200. */
let statuses: number[]
let lines: Record<string, unknown>[]
let purges: EdgePurges
beforeEach(async () => {
  ;[told, statuses, lines] = [[], [], []]
  edge = createServer((request, response) => {
    void text(request).then((body) => {
      const { tags } = JSON.parse(body) as { tags: string[] }
      const keys = String(request.headers['surrogate-key']).split(' ')
      told.push({ keys, tags, authorization: request.headers.authorization })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((ready) => edge.listen(0, '127.0.0.1', ready))
  const { port } = edge.address() as AddressInfo
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  purges = new EdgePurges(
    { purgeUrl: `http://127.0.0.1:${port}/purge?secret=1`, token: 'token' },
    pino({}, { write }),
    100,
  )
})
afterEach(async () => {
  await purges.stop()
  edge.closeAllConnections()
  edge.close()
})

it('tells the keys of what has changed, in the ways that CDNs read them', async () => {
  purges.purge([101, 102])
  await expect.poll(() => told).toHaveLength(1)
  const keys = ['product-101', 'product-102']
  expect(told).toEqual([{ keys, tags: keys, authorization: 'Bearer token' }])
  purges.purge('all')
  await expect.poll(() => told.at(-1)?.keys).toEqual(['pages'])
})

it('what is not taken is told again with what has changed since, and the log has one line for it', async () => {
  statuses = [503, 503, 429]
  purges.purge([101])
  await expect.poll(() => told.length).toBeGreaterThan(0)
  purges.purge([102])
  await expect.poll(() => lines).toHaveLength(2)
  expect(told.at(-1)?.keys.toSorted()).toEqual(['product-101', 'product-102'])
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: 'the edge does not take purges: it may show old pages',
      err: { message: 'It answered 503' },
    },
    { level: 30, msg: 'the edge takes purges again', failures: 3 },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it('what has waited for the edge is measured until it is taken', async () => {
  const metrics = new Metrics()
  purges.measure(metrics)
  const waiting = async () => {
    const { body } = await metrics.text()
    return Number(/^larkspur_edge_purge_waiting_seconds (\S+)$/m.exec(body)?.[1])
  }
  expect(await waiting()).toBe(0)
  statuses = [403, 403]
  purges.purge([101])
  await expect.poll(() => told).toHaveLength(1)
  const soon = await waiting()
  expect(soon).toBeGreaterThan(0)
  await expect.poll(() => told).toHaveLength(2)
  // A second failure does not begin it anew.
  expect(await waiting()).toBeGreaterThan(soon)
  await expect.poll(() => told).toHaveLength(3)
  await expect.poll(waiting).toBe(0)
})

it('many changes are told in parts, and very many as all pages', async () => {
  purges.purge(Array.from({ length: 250 }, (_, index) => index))
  await expect.poll(() => told.map(({ keys }) => keys.length)).toEqual([100, 100, 50])
  told.length = 0
  purges.purge(Array.from({ length: 6_000 }, (_, index) => index))
  await expect.poll(() => told.map(({ keys }) => keys)).toEqual([['pages']])
})

it('ends while an edge does not answer', async () => {
  statuses = Array.from({ length: 100 }, () => 500)
  purges.purge([101])
  await expect.poll(() => told.length).toBeGreaterThan(0)
  await purges.stop()
  const { length } = told
  purges.purge([102])
  expect(told).toHaveLength(length)
})
