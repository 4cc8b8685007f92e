import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('a session', () => {
  it('opens a cart of its own until it runs out after thirty days', async () => {
    const { body, status } = await store.call('POST', '/v1/session/')
    expect(status).toBe(200)
    expect(body.exp_data).toBe('2026-04-09T08:00:00Z')
    expect((await store.get('/v1/basket/', body.token)).status).toBe(200)
    store.clock.set('2026-04-09T07:59:59Z')
    expect((await store.get('/v1/basket/', body.token)).status).toBe(200)
    store.clock.set('2026-04-09T08:00:00Z')
    expect((await store.get('/v1/basket/', body.token)).body.error.code).toBe('session_required')
  })

  it('has a token that is long, never the same and not kept in the database', async () => {
    const tokens = await Promise.all([store.newSession(), store.newSession(), store.newSession()])
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) {
      expect(token.length).toBeGreaterThanOrEqual(43)
      const { rows } = await store.db.$client.query('select encode(token_hash, $1) as kept from session', [
        'escape',
      ])
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })

  it.each(['', 'x', 'not-a-token', 'a'.repeat(5000)])('is not opened by a made-up token', async (token) => {
    const answer = await store.call('GET', '/v1/basket/', { headers: { 'x-session-token': token } })
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'session_required' } } })
  })
})
