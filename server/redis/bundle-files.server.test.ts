import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findRedis, startRedis } from '../../scripts/topology/redis-server.ts'
import type { RunningRedis } from '../../scripts/topology/redis-server.ts'
import { buildNextRelease } from '../../tests/support/processes/next-release.ts'
import { startProcess } from '../../tests/support/processes/process.ts'
import type { RunningProcess } from '../../tests/support/processes/process.ts'
import { copyTemplate } from '../../tests/support/processes/test-server.ts'

// A gateway of this version and one of the next beside one another, which share a Redis.
const program = await findRedis()
const ROOT = join(import.meta.dirname, '..', '..')
const WITHIN = { timeout: 20_000 }
const AUTH_SECRET = 'a secret that both versions have in their environment'

let redis: RunningRedis
let database: Awaited<ReturnType<typeof copyTemplate>>
let nextRoot: string
let processes: RunningProcess[] = []
let here: string
let next: string
beforeAll(async () => {
  if (!program) return
  const testServer = inject('testServer')
  redis = await startRedis(program)
  database = await copyTemplate(testServer)
  nextRoot = await buildNextRelease('files', { keepsOperations: true, keepsScripts: false })
  const environment = {
    ...{ DATABASE_URL: database.url, DATA_DIR: testServer.scratchFolder, RUN_JOBS: 'false' },
    ...{ HOST: '127.0.0.1', PORT: '0', REDIS_URL: redis.url, AUTH_SECRET },
  }
  const start = (root: string) => startProcess('server/main.ts', 'The shop is open at', environment, root)
  processes = [await start(ROOT), await start(nextRoot)]
  ;[here = '', next = ''] = processes.map(
    ({ opened }) => `http://127.0.0.1:${/open at http:\/\/\w+:(\d+)/.exec(opened)?.[1]}`,
  )
}, 240_000)
afterAll(async () => {
  if (!program) return
  await Promise.all(processes.map((one) => one.stop()))
  await database.drop()
  await redis.stop()
  await rm(nextRoot, { recursive: true, force: true })
})

/** The scripts and styles that the home page of a copy asks for. */
async function filesOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
}

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers })
  const { status, headers: sent } = answer
  return { status, headers: sent, body: Buffer.from(await answer.arrayBuffer()) }
}

test.runIf(program)('each copy answers for the files of both versions', async () => {
  for (const [asks, answers, root] of [
    [next, here, nextRoot],
    [here, next, ROOT],
  ] as const) {
    const paths = await filesOf(asks)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      await expect.poll(async () => (await get(answers + path)).status, WITHIN).toBe(200)
      const { headers, body } = await get(answers + path)
      expect(body.equals(await readFile(join(root, 'dist/client', path))), path).toBe(true)
      expect(headers.get('content-type')).toBe((await get(asks + path)).headers.get('content-type'))
      expect(headers.get('cache-control')).toBe((await get(asks + path)).headers.get('cache-control'))
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  }
})

test.runIf(program)('a script of another version is compressed for who asks for that', async () => {
  const path = (await filesOf(next)).find((one) => one.endsWith('.js')) ?? ''
  const plain = await get(here + path, { 'accept-encoding': 'identity' })
  const small = await get(here + path, { 'accept-encoding': 'br' })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.body.equals(plain.body)).toBe(true)
})

test.runIf(program)(
  'what was not signed is no script, and neither is one under the name of another',
  async () => {
    const client = new Redis(redis.url)
    try {
      const [known] = (await client.keys('larkspur:file:*.js')).filter((key) => key.includes('chunk'))
      const signed = await client.getBuffer(known ?? '')
      expect(signed?.length).toBeGreaterThan(40)
      const forged = 'larkspur:file:chunks/chunk-aaaaaaaa.js'
      for (const value of [Buffer.from('alert(1)'), Buffer.alloc(100, 'x'), signed ?? Buffer.of()]) {
        await client.set(forged, value)
        expect((await get(`${here}/assets/chunks/chunk-aaaaaaaa.js`)).status).toBe(404)
      }
      await client.del(forged)
    } finally {
      client.disconnect()
    }
  },
)

test.runIf(program)('other addresses below it are not asked of Redis, and are not there', async () => {
  for (const path of [
    '',
    'x',
    '../answer:/v1/home/',
    '..%2fpackage.json',
    'a.js?x=1',
    '.js',
    'chunks//a.js',
    'x.html',
  ])
    expect((await get(`${here}/assets/${path}`)).status, path).toBe(404)
})

test.runIf(program)('without Redis the files of another version are not there, and ours are', async () => {
  const [others, own] = [await filesOf(next), await filesOf(here)]
  const path = others.find((one) => !own.includes(one)) ?? ''
  redis.pause()
  try {
    expect((await get(here + path)).status).toBe(404)
    expect((await get(here + (own[0] ?? ''))).status).toBe(200)
  } finally {
    redis.resume()
  }
  await expect.poll(async () => (await get(here + path)).status, WITHIN).toBe(200)
})
