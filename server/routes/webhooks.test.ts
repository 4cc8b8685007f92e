import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CircuitBreaker } from '../../graphql/rest/circuit-breaker.ts'
import type { UpstreamError } from '../../graphql/errors/upstream-error.ts'
import { requestIdOf } from '../../logging/request-id.ts'
import { refuseForeignChanges } from '../hooks/same-origin.ts'
import { addWebhooks } from './webhooks.ts'
import type { FakeUpstream, Reply } from '../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../tests/support/stand-ins/upstream.ts'

let store: FakeUpstream
const app = Fastify({ genReqId: requestIdOf })
const failed: UpstreamError[] = []
beforeAll(async () => {
  store = await startUpstream()
  refuseForeignChanges(app)
  const circuit = new CircuitBreaker({ probe: async () => true })
  addWebhooks(app, { baseUrl: store.url, circuit, onFailure: (error) => void failed.push(error) })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await store.stop()
})

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: path, payload: body, headers })

test('a webhook goes on to the store byte for byte, with its signature and without what is of the way here', async () => {
  store.answer(() => ({ json: { received: true } }))
  const body = '{ "a" :1.0,\n "é": "\\u00e9" }'
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': 't=1,v1=abc',
    cookie: 'session_token=of-nobody',
    'x-forwarded-for': '203.0.113.7',
  }
  expect((await send('/webhooks/stripe', body, headers)).json()).toEqual({ received: true })
  const seen = store.seen.at(-1)
  expect(seen).toMatchObject({ method: 'POST', path: '/v1/payment/webhook/stripe', body })
  expect(seen?.headers).toMatchObject({
    'stripe-signature': 't=1,v1=abc',
    'content-type': headers['content-type'],
  })
  expect(seen?.headers).not.toHaveProperty('cookie')
  expect(seen?.headers).not.toHaveProperty('x-forwarded-for')
})

test('what the store says is what the provider hears', async () => {
  store.answer(() => ({ status: 400, json: { error: { code: 'bad_signature' } } }))
  expect(await send('/webhooks/revolut', 'x', { 'content-type': 'text/plain' })).toMatchObject({
    statusCode: 400,
  })
})

test('a store that is away is no yes: the provider sends again', async () => {
  store.answer(() => 'hang up')
  expect(await send('/webhooks/paypal', '{}')).toMatchObject({ statusCode: 502 })
})

test.each<[string, Reply, object]>([
  ['hangs up', 'hang up', { failure: 'network', status: 502 }],
  ['answers with a fault', { status: 500, json: {} }, { failure: 'http', status: 500 }],
])('a store that %s is told of once, with the request, which it knows too', async (_what, reply, how) => {
  failed.length = 0
  store.answer(() => reply)
  await send('/webhooks/stripe', '{"secret":"of a shopper"}', { 'x-request-id': 'a-request-of-stripe' })
  expect(store.seen.at(-1)?.headers['x-request-id']).toBe('a-request-of-stripe')
  expect(failed.map((error) => error.forLog())).toEqual([
    {
      ...{ message: 'POST /v1/payment/webhook/:provider', requestId: 'a-request-of-stripe', ...how },
      ...{ refusal: undefined, ms: expect.any(Number) },
    },
  ])
})

test.each(['/webhooks/..%2fsession', '/webhooks/STRIPE', '/webhooks/a.b'])('%s is nobody', async (path) => {
  const before = store.seen.length
  expect((await send(path, '{}')).statusCode).toBe(404)
  expect(store.seen).toHaveLength(before)
})

test('more than any provider sends is not read', async () => {
  expect((await send('/webhooks/stripe', 'x'.repeat(300_000))).statusCode).toBe(413)
})
