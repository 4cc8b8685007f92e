import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { ErrorBody } from '../../../contract/types/endpoint.ts'
import type { Endpoint } from '../../../contract/types/endpoint.ts'
import { refusalsOf } from '../../../contract/types/refusals-of.ts'
import { REFUSALS } from '../../../contract/types/refusals.ts'
import type { RefusalCode } from '../../../contract/types/refusals.ts'
import type { Sent, TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
let session: string
beforeAll(async () => {
  store = await startTestStore()
  session = await store.newSession()
})
afterAll(() => store.stop())

/** Calls an endpoint with its example, which names things that are there and things that are not. */
function callWithExample({ method, path, example, idempotent }: Endpoint, sent: Sent) {
  const params = new Map(Object.entries((example?.params ?? {}) as Record<string, unknown>))
  const query = new URLSearchParams(example?.query as Record<string, string> | undefined)
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))))
  return store.call(method, `${address}?${query}`, {
    ...(example?.body && { body: example.body }),
    ...(idempotent && { key: crypto.randomUUID() }),
    ...sent,
  })
}

const DEAD = 'dead-token-of-nobody'
const calls = [...ENDPOINTS]

describe('the tokens that the document asks for', () => {
  it('are those that the store asks for: without one', async () => {
    for (const [name, endpoint] of calls) {
      const { status, body } = await callWithExample(endpoint, {})
      const isNeeded = endpoint.access && !endpoint.access.startsWith('optional')
      if (isNeeded) {
        expect([status, body.error?.code], name).toEqual([
          401,
          endpoint.access?.startsWith('user') ? 'auth_required' : 'session_required',
        ])
      } else expect(status === 401 && name !== 'unsubscribeSms', name).toBe(false)
    }
  })

  it('with a session alone', async () => {
    for (const [name, endpoint] of calls) {
      if (name === 'sendCode' || name === 'checkCode') continue
      const { status } = await callWithExample(endpoint, { session })
      const isNeeded = endpoint.access?.startsWith('user') || name === 'unsubscribeSms'
      expect(status === 401, name).toBe(isNeeded)
    }
  })

  it('and with a sign-in that is dead', async () => {
    for (const [name, endpoint] of calls) {
      const { status, body } = await callWithExample(endpoint, { session, auth: DEAD })
      const isRefused = refusalsOf(endpoint).includes('auth_invalid')
      // With a zone the call is about nobody.
      if (name === 'getDeliveryDates') expect(status).toBe(200)
      else expect(body.error?.code === 'auth_invalid', `${name} ${status}`).toBe(isRefused)
    }
  })
})

describe('the statuses of the document', () => {
  it('are those that occur, whatever is sent', async () => {
    let refused = 0
    for (const [name, endpoint] of calls)
      for (const sent of [
        {},
        { session },
        { session, auth: DEAD },
        { session, body: '{' },
        { session, body: { nonsense: true } },
        { session, body: 'x', headers: { 'content-type': 'application/xml' } },
        { session, key: 'ä'.repeat(200) },
      ]) {
        const { status, body } = await callWithExample(endpoint, sent)
        if (status === 200) continue
        refused += 1
        const { code } = ErrorBody.parse(body).error
        expect(Object.keys(REFUSALS), `${name} ${code}`).toContain(code)
        if (status === 413 || status === 415) expect(code).toBe('bad_request')
        else {
          expect(refusalsOf(endpoint), `${name} ${status}`).toContain(code)
          expect(REFUSALS[code as RefusalCode].status, name).toBe(status)
        }
      }
    console.log(`    ${refused} refusals`)
    expect(refused).toBeGreaterThan(500)
  })

  it('have a body as the document says where a part of the path is too long', async () => {
    const { status, body } = await store.get(`/v1/product/${'1'.repeat(300)}/`)
    expect([status, ErrorBody.parse(body).error]).toEqual([
      ...[414, { code: 'bad_request', message: 'A part of the path is too long.' }],
    ])
  })
})

it('every call of the document is served, and every webhook of the document has its address', () => {
  for (const { method, path } of ENDPOINTS.values())
    expect(store.app.hasRoute({ method, url: path.replace(/\/$/, '') }), `${method} ${path}`).toBe(true)
  expect(store.app.hasRoute({ method: 'POST', url: '/v1/payment/webhook/:provider' })).toBe(true)
})
