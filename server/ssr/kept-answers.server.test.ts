import { PassThrough } from 'node:stream'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPages } from '../../tests/support/shopping/sandbox-clock.ts'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'

const PATH = '/about-us'

let backend: SharedBackend
let app: FastifyInstance
let url: string
/** The requests that the shop itself answered. */
let seen: string[] = []

beforeAll(async () => {
  backend = await sharedBackend()
  ;({ app, url } = await open({}))
  await settle(PATH)
})
afterAll(() => app.close())

async function open(environment: Record<string, string>, log = pino({ level: 'silent' })) {
  const config = readConfig({ LOG_LEVEL: 'error', BLOCK_TIMEOUT_MS: '10000', ...environment })
  const opened = await buildApp(config, backend.storeUrl, { log })
  opened.addHook('onRequest', async ({ method, url: asked }) => void seen.push(`${method} ${asked}`))
  return { app: opened, url: await opened.listen({ host: '127.0.0.1', port: 0 }) }
}

type Sent = { method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string> }

/** The answer, and whether the shop itself gave it. */
async function ask(path: string, { method = 'GET', headers = {} }: Sent = {}, from = url) {
  seen = []
  const answer = await request(from + path, { method, headers })
  const text = await answer.body.text()
  return { status: answer.statusCode, headers: answer.headers, text, byShop: seen.length > 0 }
}

/** Asks until an answer comes the short way. */
async function settle(path: string, headers: Record<string, string> = {}, from = url) {
  for (let attempt = 0; (await ask(path, { headers }, from)).byShop; attempt++) {
    if (attempt === 300) throw new Error(`${path} was never kept`)
    await pause(20)
  }
}

/** What two answers have in common: undici sends a HEAD on a connection of its own. */
const OF_ONE_ANSWER = ['date', 'x-request-id', 'connection', 'keep-alive']
const withoutTheirOwn = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)))

describe('a kept page', () => {
  it.each(['br', 'gzip', 'identity'])(
    'is sent with the headers that the shop sends it with (%s)',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding }
      await settle(PATH, headers)
      const short = await ask(PATH, { headers })
      // A parameter that no page reads leads past what is ready.
      const long = await ask(`${PATH}?anything=else`, { headers })
      expect([short.byShop, long.byShop]).toEqual([false, true])
      expect(withoutTheirOwn(short.headers)).toEqual(withoutTheirOwn(long.headers))
      expect(short.text).toBe(long.text)
    },
  )

  it('is sent without its body to who asks for the head', async () => {
    const head = await ask(PATH, { method: 'HEAD' })
    const page = await ask(PATH)
    expect([head.status, head.byShop, head.text]).toEqual([200, false, ''])
    expect(withoutTheirOwn(head.headers)).toEqual(withoutTheirOwn(page.headers))
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await ask(PATH)
    const known = { headers: { 'if-none-match': `W/${String(headers.etag)}` } }
    const long = await ask(`${PATH}?anything=else`, known)
    await settle(PATH, known.headers)
    const short = await ask(PATH, known)
    expect([short.status, short.byShop, short.text]).toEqual([304, false, ''])
    expect(withoutTheirOwn(short.headers)).toEqual(withoutTheirOwn(long.headers))
    expect((await ask(PATH, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('has the id of each request', async () => {
    const given = await ask(PATH, { headers: { 'x-request-id': 'from-the-proxy-1' } })
    expect([given.byShop, given.headers['x-request-id']]).toEqual([false, 'from-the-proxy-1'])
    const [one, other] = [await ask(PATH), await ask(PATH, { headers: { 'x-request-id': 'no id' } })]
    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(other.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  })

  it('asks about cookies as long as there is no answer', async () => {
    expect((await ask(PATH)).text).toContain('action="/consent"')
    for (const cookie of ['consent=necessary', 'a=b; banner=closed']) {
      await settle(PATH, { cookie })
      const answered = await ask(PATH, { headers: { cookie } })
      expect([answered.byShop, answered.text.includes('action="/consent"')]).toEqual([false, false])
    }
    const other = await ask(PATH, { headers: { cookie: 'x=consent=all' } })
    expect([other.byShop, other.text.includes('action="/consent"')]).toEqual([false, true])
  })
})

describe('the page for all addresses without one', () => {
  it('is a kept page, whatever was asked for', async () => {
    await settle('/no-such-page')
    const headers = { 'accept-encoding': 'gzip' }
    const long = await ask('/no-such-page', { headers })
    expect(long.byShop).toBe(true)
    await settle('/no-such-page', headers)
    for (const path of ['/another/one', '/Category/roses', '/wp-login.php', '/no-such-page?anything=else']) {
      const short = await ask(path, { headers })
      expect([short.status, short.byShop], path).toEqual([404, false])
      expect(withoutTheirOwn(short.headers)).toEqual(withoutTheirOwn(long.headers))
      expect(short.text).toBe(long.text)
    }
  })

  it.each([
    ['/no-such-page/', 301],
    ['/no%2Dsuch%2Dpage', 301],
    ['/assets/no-such-file.js', 404],
    ['/graphql', 400],
    ['/product/2147483647', 404],
    ['/category/no-such-thing', 404],
  ])('is not asked about %s', async (path, status) => {
    await settle('/no-such-page')
    const answer = await ask(path)
    expect([answer.byShop, answer.status]).toEqual([true, status])
  })

  it('remembers where a visitor came from', async () => {
    await settle('/no-such-page')
    const answer = await ask('/no-such-page?utm_source=mail')
    expect([answer.byShop, answer.status]).toEqual([true, 404])
    expect(String(answer.headers['set-cookie'])).toMatch(/utm_source=mail/)
  })
})

describe('what the shop answers itself', () => {
  it.each(['session_token=0123456789abcdef', 'a=b; auth_token=0123456789abcdef'])(
    'a visitor with a token: %s',
    async (cookie) => {
      const answer = await ask('/', { headers: { cookie } })
      expect([answer.byShop, answer.headers['cache-control']]).toEqual([true, 'private, no-store'])
    },
  )

  it('a visitor who leaves a purchase: the cookies go', async () => {
    const answer = await ask(PATH, { headers: { cookie: 'payment_method=card; promo_code=' } })
    expect(answer.byShop).toBe(true)
    expect(String(answer.headers['set-cookie'])).toMatch(/promo_code=;.*payment_method=;/)
  })

  it.each([
    ['utm_source=mail', /utm_source=mail/],
    ['ab_testing=download_mobile_app', /download_mobile_app=1/],
  ])('what sets cookies: ?%s', async (query, cookie) => {
    const answer = await ask(`${PATH}?${query}`)
    expect([answer.byShop, String(answer.headers['set-cookie'])]).toEqual([
      true,
      expect.stringMatching(cookie),
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it.each([
    [`${PATH}/`, 301],
    [`${PATH}?page=1`, 301],
    ['/subscription-first-bouquet', 302],
  ])('an address that leads on: %s', async (path, status) => {
    await ask('/subscription-first-bouquet?discount=50')
    const answer = await ask(path)
    expect([answer.byShop, answer.status]).toEqual([true, status])
  })

  it('a change, and other methods', async () => {
    const foreign = await ask(PATH, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(foreign.status).toBe(403)
    expect((await request(url + PATH, { method: 'DELETE' })).statusCode).toBe(405)
  })

  it('a request that names two hosts', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(`GET ${PATH} HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nConnection: close\r\n\r\n`)
    expect(Buffer.concat(await Array.fromAsync(socket)).toString()).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('a page of before the clock was set', async () => {
    await forgetPages(url)
    expect((await ask(PATH)).byShop).toBe(true)
    await settle(PATH)
  })

  it('the first request that a proxy sends on whom nobody named, to warn of it', async () => {
    const lines: string[] = []
    const stream = new PassThrough({ encoding: 'utf8' }).on('data', (line: string) => lines.push(line))
    const other = await open({}, pino({ level: 'warn' }, stream))
    await settle(PATH, {}, other.url)
    const behind = { headers: { 'x-forwarded-for': '203.0.113.7' } }
    expect((await ask(PATH, behind, other.url)).byShop).toBe(true)
    expect((await ask(PATH, behind, other.url)).byShop).toBe(false)
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
    await other.app.close()
  })

  it('every request while they are logged', async () => {
    const lines: string[] = []
    const stream = new PassThrough({ encoding: 'utf8' }).on('data', (line: string) => lines.push(line))
    const other = await open({ LOG_LEVEL: 'debug' }, pino({ level: 'info' }, stream))
    await expect.poll(async () => (await ask(PATH, {}, other.url)).headers.etag).toBeTruthy()
    lines.length = 0
    for (let count = 0; count < 3; count++) expect((await ask(PATH, {}, other.url)).byShop).toBe(true)
    expect(lines.filter((line) => line.includes('incoming request'))).toHaveLength(3)
    await other.app.close()
  })
})
