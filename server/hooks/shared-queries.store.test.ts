import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CachePolicy } from '../../graphql/cache-policy.ts'
import { buildContext } from '../../graphql/context.ts'
import { addGateway, createUpstream } from '../../graphql/gateway.ts'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { readConfig } from '../config.ts'
import { identityOf } from '../identity.ts'
import { cacheSharedQueries, rememberContext } from './shared-queries.ts'

let store: TestStore
let app: FastifyInstance
let upstream: ReturnType<typeof createUpstream>
/** What the next answer's parts say of how long it may be kept. */
let restrictNext: ((policy: CachePolicy) => void) | undefined
beforeAll(async () => {
  store = await startTestStore()
  const options = {
    apiBaseUrl: await store.app.listen({ host: '127.0.0.1', port: 0 }),
    imageBaseUrl: '/images',
    cacheSeconds: 600,
    timeoutMs: 10_000,
    changeTimeoutMs: 10_000,
    persistedOnly: false,
  }
  upstream = createUpstream(options)
  app = Fastify()
  await app.register(cookie)
  cacheSharedQueries(app)
  await addGateway(app, options, (request, reply) => {
    const context = buildContext(upstream, identityOf(readConfig({}), request, reply))
    restrictNext?.(context.cachePolicy)
    restrictNext = undefined
    return rememberContext(request, context)
  })
})
afterAll(async () => {
  await app.close()
  await upstream.close()
  await store.stop()
})

const ask = (query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/graphql?${new URLSearchParams({ query }).toString()}`, headers })

const PUBLIC = '{ faq { __typename } }'
const NOT_KEPT = { 'cache-control': 'private, no-store' }

describe('an answer to a query may be kept', () => {
  it('by everybody for a minute, when it is the same for everybody', async () => {
    const { statusCode, headers } = await ask(PUBLIC)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'accept-encoding' })
  })

  it.each([
    '{ me { name } }',
    '{ faq { __typename } searchHistory { phrases } }',
    '{ cart { __typename } }',
    '{ promoCodes { __typename } }',
  ])('by its cookies, when a visitor with a session would be answered something else: %s', async (query) => {
    const { statusCode, headers } = await ask(query)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      vary: 'Cookie, accept-encoding',
      'cache-control': expect.stringMatching(/^private, /),
    })
  })

  it('for a second, when a part of it is about to be asked for anew; by nobody, when that has changed or is wrong soon', async () => {
    const soon = Date.now() + 500
    for (const [restrict, kept] of [
      [(policy: CachePolicy) => policy.freshUntilAtMost(soon), 'public, max-age=1'],
      [(policy: CachePolicy) => policy.endsAtMost(soon), 'private, no-store'],
    ] as const) {
      restrictNext = restrict
      expect((await ask(PUBLIC)).headers['cache-control']).toBe(kept)
    }
  })

  it('for a second, when it shows products: a changed price is shown at once', async () => {
    const { statusCode, headers } = await ask('{ product(id: "101") { id } }')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=1'])
  })

  it('by nobody, when a part of it failed: it is there again in a moment', async () => {
    const { statusCode, headers, body } = await ask('{ faq { __typename } articles(page: 0) { __typename } }')
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"errors":[')])
    expect(headers).toMatchObject(NOT_KEPT)
  })

  it('by nobody, when it is about somebody’s own, session or not', async () => {
    const { buyer, id } = await readyToPay(store)
    const { tracking_token: token } = await buyer.order(id)
    // An order by its private link, a link that leads nowhere, and what is everybody's asked for along with it.
    for (const query of [
      `{ trackedOrder(token: "${token}") { id recipientName } }`,
      `{ trackedOrder(token: "${randomUUID()}") { id } }`,
      `{ faq { __typename } trackedOrder(token: "${token}") { id } }`,
    ]) {
      const { statusCode, headers, body } = await ask(query)
      expect([statusCode, body], query).toEqual([200, expect.stringContaining('"trackedOrder"')])
      expect(headers, query).toMatchObject(NOT_KEPT)
    }
  })

  it('by nobody, when a visitor with a session or an account asks', async () => {
    for (const name of ['session_token', 'auth_token']) {
      const { headers } = await ask(PUBLIC, { cookie: `${name}=${'x'.repeat(32)}` })
      expect(headers, name).toMatchObject(NOT_KEPT)
    }
  })

  it('by nobody, when it was posted or went wrong', async () => {
    const posted = await app.inject({ method: 'POST', url: '/graphql', payload: { query: PUBLIC } })
    expect(posted).toMatchObject({ statusCode: 200, headers: NOT_KEPT })
    const wrong = await ask('{ cellar }')
    expect(wrong).toMatchObject({ statusCode: 400, headers: NOT_KEPT })
  })
})
