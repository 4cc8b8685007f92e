import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import { ErrorBody } from '../../contract/types/endpoint.ts'
import type { Endpoint } from '../../contract/types/endpoint.ts'
import { refusalsOf } from '../../contract/types/refusals-of.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import { orderAskingRecipient } from '../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { choose } from '../../tests/support/shopping/subscriber.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Operation = { endpoint: Endpoint; method: Method; path: string; search: string[]; fields: string[] }

let store: TestStore
let operations: Operation[] = []
/** Existing ids, so that input passes the first check. */
let known: { session: string; auth: string; values: string[] }

beforeAll(async () => {
  store = await startTestStore()
  await store.app.ready()
  operations = readOperations()
  const { buyer, id, intent } = await readyToPay(store)
  const { token } = await orderAskingRecipient(store)
  const account = await register(store, 'hostile@example.org', buyer.session)
  await account.call('POST', '/v1/order/guest/assign/', {})
  await account.call('POST', '/v1/user/events', { occasion: 'mothers_day' })
  await choose(store, account)
  await account.call('POST', '/v1/delivery-subscriptions/', {})
  known = {
    session: account.session,
    auth: account.token,
    values: [
      ...[id, intent.id, token, 'N1 9GU', '101', '1', 'roses', 'category', 'filter', 'stripe', '2026-03-12'],
      ...['email', 'phone', 'hostile@example.org', '07700 900456', 'birthday', 'own', 'female', '123456'],
    ],
  }
})
afterAll(() => store.stop())

/** The endpoints of the contract, with their paths as a document writes them. */
function readOperations(): Operation[] {
  return [...ENDPOINTS.values()].map((endpoint) => ({
    endpoint,
    method: endpoint.method,
    path: endpoint.path.replace(/:(\w+)/g, '{$1}'),
    search: Object.keys(endpoint.query?.shape ?? {}),
    fields: fieldsOf(endpoint.body),
  }))
}

/** The properties of a body, whether or not there need be one. */
function fieldsOf(body: z.ZodType | undefined): string[] {
  if (body instanceof z.ZodObject) return Object.keys(body.shape)
  return body instanceof z.ZodOptional || body instanceof z.ZodNullable
    ? fieldsOf(body.unwrap() as z.ZodType)
    : []
}

/** Requests per endpoint; more with `RUNS=500 npm run test:store -- mount`. */
const RUNS = Number(process.env.RUNS ?? 25)

const HOSTILE = [
  '',
  '\0',
  '../../../etc/passwd',
  "' or 1=1 --",
  '"; drop table product; --',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9999999999999999999999',
  '2147483648',
  '0001-01-01',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13',
  '%',
  '%_%',
  '\ud800',
  '\u202e',
  '🌷'.repeat(50),
  'a'.repeat(3_000),
]

const text = () =>
  fc.oneof(
    fc.constantFrom(...HOSTILE, ...known.values),
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
  )
const value = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    text(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(text(), { maxLength: 3 }),
    fc.object({ maxDepth: 2 }),
  )
const header = fc.constantFrom('', 'x', '\u00ff', 'a'.repeat(300), '{}', "'", ' ')

function request(operation: Operation) {
  const names = operation.path.match(/\{([^}]+)\}/g) ?? []
  return fc.record({
    params: fc.tuple(...names.map(() => text())),
    search: fc.dictionary(
      fc.oneof(fc.constantFrom('x', ...operation.search), fc.string({ maxLength: 5 })),
      text(),
      { maxKeys: 4 },
    ),
    body: fc.oneof(
      fc
        .dictionary(fc.constantFrom('x', '__proto__', ...operation.fields), value(), { maxKeys: 6 })
        .map((body) => JSON.stringify(body)),
      value().map((body) => JSON.stringify(body)),
      fc.constantFrom('{', '', '[', '{"a":1}}', '\0', '"\\ud800"', '['.repeat(2_000)),
    ),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'x',
    ),
    session: fc.oneof(fc.constant(known.session), header),
    auth: fc.oneof(
      fc.constant(`Bearer ${known.auth}`),
      fc.constant(`Bearer ${known.auth}`),
      fc.constant(undefined),
      header,
    ),
    key: fc.option(header, { nil: undefined }),
  })
}

describe('hostile input', () => {
  it('meets every call the store has', () => {
    expect(operations.length).toBeGreaterThanOrEqual(85)
  })

  it.each([
    ['lists', (levels: number) => '['.repeat(levels) + ']'.repeat(levels)],
    ['objects', (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)],
    ['both', (levels: number) => '{"a":['.repeat(levels / 2) + ']}'.repeat(levels / 2)],
  ])('%s within each other are refused however deep they are', async (_what, nested) => {
    for (const [method, path] of [
      ['POST', '/v1/log/'],
      ['POST', '/v1/session/'],
      ['POST', '/v1/forms/contact/'],
      ['PUT', '/v1/subscriptions/'],
    ] as const)
      for (const levels of [100, 8_000]) {
        const { status, body } = await store.call(method, path, { body: nested(levels) })
        expect([status, body.error.code], `${path} ${levels}`).toEqual([400, 'invalid'])
      }
  })

  it('is never answered by a fault, whatever the call', async () => {
    // Signing out would end the test for the account.
    for (const operation of operations.filter(({ path }) => path !== '/v1/user/logout/')) {
      await fc.assert(
        fc.asyncProperty(request(operation), async ({ params, search, body, type, session, auth, key }) => {
          const rest = [...params]
          const path = operation.path.replace(
            /\{[^}]+\}/g,
            () => encodeURIComponent((rest.shift() ?? 'x').toWellFormed()) || '%20',
          )
          const query = new URLSearchParams(search).toString()
          const answer = await store.app.inject({
            method: operation.method,
            url: query ? `${path}?${query}` : path,
            headers: {
              'x-session-token': session,
              ...(auth !== undefined && { authorization: auth }),
              ...(key !== undefined && { 'idempotency-key': key }),
              ...(operation.method !== 'GET' && { 'content-type': type }),
            },
            ...(operation.method !== 'GET' && { payload: body }),
          })
          const story = `${operation.method} ${path}?${query} ${body}: ${answer.body}`
          expect(answer.statusCode, story).toBeLessThan(500)
          if (answer.statusCode < 400) return
          const { code } = ErrorBody.parse(JSON.parse(answer.body), { error: () => story }).error
          const isUnreadable = code === 'bad_request' && [413, 414, 415].includes(answer.statusCode)
          // The store takes a key for more calls than the contract promises one for.
          const isOfKey = code === 'idempotency_key_reused' && key !== undefined
          if (!isUnreadable && !isOfKey) expect(refusalsOf(operation.endpoint), story).toContain(code)
        }),
        { numRuns: RUNS },
      )
    }
  }, 180_000)

  it('leaves the shop standing', async () => {
    expect((await store.get('/v1/category/roses/')).body.data.list).toHaveLength(12)
    expect((await store.get('/healthz')).body).toEqual({ ok: true })
  })
})
