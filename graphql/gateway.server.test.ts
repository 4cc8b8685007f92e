import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROOF_BODY_BYTES } from '../contract/forms.ts'
import type { SharedBackend } from '../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../tests/support/processes/shared-backend.ts'
import { operation, searchOf } from '../tests/support/persisted-operation.ts'

let backend: SharedBackend
let shop: SharedBackend['shop']

beforeAll(async () => {
  backend = await sharedBackend()
  shop = backend.shop
})

type Sent = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

async function send(path: string, { method = 'POST', headers = {}, body }: Sent = {}, url = shop.url) {
  const answer = await request(url + path, { method, headers, body: body ?? null })
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
}
const JSON_TYPE = { 'content-type': 'application/json' }

test('an operation of no kept release is told from a wrong question: the page that sent it is an old one', async () => {
  const codeOf = async (body: object) => {
    const { text } = await send('/graphql', { headers: JSON_TYPE, body: JSON.stringify(body) })
    return (JSON.parse(text) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code
  }
  expect(await codeOf({ documentId: `sha256:${'0'.repeat(64)}` })).toBe('UNKNOWN_OPERATION')
  expect(await codeOf({ query: '{ cellar }' })).toBe('BAD_REQUEST')
})

describe('/graphql', () => {
  test.each([
    ['broken JSON', '{"query": "{ cart', [400]],
    ['nothing', '', [400]],
    ['null', 'null', [400]],
    ['a list', '[{"query":"{ __typename }"}]', [400]],
    ['a number', '42', [400]],
    [
      'an unknown operation id',
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'sha256:0000' } } }),
      [400],
    ],
    [
      'an inherited name for an id',
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: '__proto__' } } }),
      [400],
    ],
    [
      'an id that is no text',
      JSON.stringify({ extensions: { persistedQuery: { sha256Hash: { $ne: 1 } } } }),
      [400],
    ],
    ['syntax that is none', JSON.stringify({ query: '{ cart {' }), [400]],
    ['a field there is not', JSON.stringify({ query: '{ cellar }' }), [400]],
    ['a text that is too long', JSON.stringify({ query: `{ __typename } #${'x'.repeat(70_000)}` }), [400]],
    ['a number for a text', JSON.stringify({ query: 5 }), [400]],
    ['no operation', '{}', [400]],
    ['an operation that is not in the text', '{"query":"{ __typename }","operationName":"Z"}', [400]],
    ['variables that are a text', '{"query":"{ __typename }","variables":"x"}', [400]],
    ['a question too deep', JSON.stringify({ query: deepQuery(20) }), [400]],
    [
      'a question too long',
      JSON.stringify({ query: `{ ${'layout { navigation { main { title } } } '.repeat(1_500)} }` }),
      [400],
    ],
    [
      'a question for too much',
      JSON.stringify({
        query: `{ ${Array.from({ length: 51 }, (_, at) => `p${at}: product(id: ${at}) { title }`).join(' ')} }`,
      }),
      [400],
    ],
  ])('answers %s with a clear 4xx', async (_what, body, statuses) => {
    const answer = await send('/graphql', { headers: JSON_TYPE, body })
    expect(statuses).toContain(answer.status)
    expect(answer.text.length).toBeGreaterThan(5)
    expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at .*\(/)
    expect(answer.headers['cache-control']).toMatch(/no-store/)
  })

  test('of several operations in a text the one that is named is run, however often they are', async () => {
    const query = 'query One { one: __typename } query Two { two: __typename }'
    for (const [operationName, data] of [
      ['One', { one: 'Query' }],
      ['One', { one: 'Query' }],
      ['One', { one: 'Query' }],
      ['Two', { two: 'Query' }],
      ['Two', { two: 'Query' }],
      ['Two', { two: 'Query' }],
      ['One', { one: 'Query' }],
    ] as const) {
      const answer = await send('/graphql', {
        headers: JSON_TYPE,
        body: JSON.stringify({ query, operationName }),
      })
      expect(JSON.parse(answer.text).data).toEqual(data)
      const read = await send(`/graphql?${new URLSearchParams({ query: `${query} `, operationName })}`, {
        method: 'GET',
      })
      expect(JSON.parse(read.text), read.text).toMatchObject({ data })
    }
  })

  test('a body that is too large is refused before it is read', async () => {
    const asked = httpRequest(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-length': PROOF_BODY_BYTES + 1 },
    })
    asked.flushHeaders()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    asked.destroy()
    expect(answer.statusCode).toBe(413)
  })

  test('what is wrong with a question is said', async () => {
    const post = async (body: object) =>
      (await send('/graphql', { headers: JSON_TYPE, body: JSON.stringify(body) })).text
    expect(await post({ query: '{ cellar }' })).toContain(
      'Cannot query field \\"cellar\\" on type \\"Query\\"',
    )
    expect(await post({ query: '{ cart {' })).toContain('Syntax Error')
    expect(await post({ query: 5 })).toContain('body.query')
    expect(await post({})).toContain('Unknown query')
    const [long, wide] = [
      'layout { navigation { main { title } } } '.repeat(300),
      'a: layout { __typename } '.repeat(51),
    ]
    expect(await post({ query: `{ ${long} }` })).toContain('at most 2000 tokens')
    expect(await post({ query: `{ ${wide} }` })).toContain('at most 50 top-level fields')
  })

  test('variables that do not fit are refused', async () => {
    const answer = await send('/graphql', {
      headers: JSON_TYPE,
      body: operation('ProductPage', { id: 'many', layout: false }),
    })
    expect(answer.status).toBe(400)
  })

  test('another type of body is refused', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml']) {
      const answer = await send('/graphql', {
        headers: { 'content-type': type },
        body: '{"query":"{ __typename }"}',
      })
      expect([400, 415], type).toContain(answer.status)
    }
  })

  test('a shared query by GET may be kept for a moment, one about a visitor may not', async () => {
    const askHome = () => send(searchOf('HomePage', { layout: false }), { method: 'GET' })
    // What is kept of an answer of /v1 may be about to end, and is asked for anew then.
    await expect.poll(async () => (await askHome()).headers['cache-control']).toMatch(/^public, max-age=\d+$/)
    const home = await askHome()
    expect(home.status).toBe(200)
    const mine = await send(searchOf('CartPage', { layout: false }), {
      method: 'GET',
      headers: { cookie: 'session_token=0123456789abcdef' },
    })
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect(home.headers['set-cookie']).toBeUndefined()
  })
})

/** A question about the schema, as deep as asked. */
function deepQuery(depth: number): string {
  return `{ __schema { types ${'{ fields { type '.repeat(depth)}{ name }${' } }'.repeat(depth)} } }`
}
