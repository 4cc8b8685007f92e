import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('the history of searches', () => {
  it('is of one visitor: added, brought forward, removed, emptied', async () => {
    const session = await store.newSession()
    const say = (phrase: string) => store.call('POST', '/v1/search/history/', { session, body: { phrase } })
    await say('red roses')
    store.clock.advance({ seconds: 1 })
    await say('peonies')
    store.clock.advance({ seconds: 1 })
    const { body } = await say('red roses')
    expect(body.data.phrases).toEqual(['red roses', 'peonies'])
    expect(body.data.suggestions).toHaveLength(10)
    const less = await store.call('DELETE', '/v1/search/history/?phrase=red%20roses', { session })
    expect(less.body.data.phrases).toEqual(['peonies'])
    expect((await store.get('/v1/search/history/')).body.data.phrases).toEqual([])
    const none = await store.call('DELETE', '/v1/search/history/', { session })
    expect(none.body.data.phrases).toEqual([])
  })

  it('keeps twenty at most, and refuses nothing at all', async () => {
    const session = await store.newSession()
    for (let number = 0; number < 25; number++) {
      store.clock.advance({ seconds: 1 })
      await store.call('POST', '/v1/search/history/', { session, body: { phrase: `phrase ${number}` } })
    }
    const { body } = await store.get('/v1/search/history/', session)
    expect(body.data.phrases).toHaveLength(20)
    expect(body.data.phrases[0]).toBe('phrase 24')
    const empty = await store.call('POST', '/v1/search/history/', { session, body: { phrase: ' ' } })
    expect(empty).toMatchObject({ status: 400, body: { error: { field: 'body.phrase' } } })
    expect((await store.call('POST', '/v1/search/history/', { body: { phrase: 'x' } })).status).toBe(401)
  })
})
