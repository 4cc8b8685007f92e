import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFavorites } from '../../contract/favorites.ts'
import { register } from '../../tests/support/shopping/account.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const like = (session: string, id: number) => store.call('POST', `/v1/favorite/${id}`, { session })
const idsOf = async (session: string) =>
  getFavorites.response.parse((await store.get('/v1/favorites/', session)).body).data.ids

describe('favourites', () => {
  it('are liked, listed newest first and liked no more', async () => {
    const session = await store.newSession()
    await like(session, 101)
    store.clock.advance({ seconds: 1 })
    await like(session, 105)
    const { body } = await like(session, 101)
    expect(body.data.ids).toEqual([105, 101])
    expect(body.data.list[0].title).toBeTruthy()
    const gone = await store.call('DELETE', '/v1/favorite/105', { session })
    expect(gone.body.data.ids).toEqual([101])
    expect((await store.call('DELETE', '/v1/favorite/105', { session })).status).toBe(200)
  })

  it('are one visitor’s own', async () => {
    const [one, other] = [await store.newSession(), await store.newSession()]
    await like(one, 101)
    expect(await idsOf(other)).toEqual([])
    expect((await store.get('/v1/favorites/')).status).toBe(401)
    expect((await store.call('POST', '/v1/favorite/101')).status).toBe(401)
  })

  it.each([
    ['999999', 404],
    ['1', 404],
    ['0', 400],
    ['rose', 400],
  ])('cannot be %s', async (id, status) => {
    const session = await store.newSession()
    expect((await store.call('POST', `/v1/favorite/${id}`, { session })).status).toBe(status)
  })

  it('leave a withdrawn product out until it is back', async () => {
    const session = await store.newSession()
    await like(session, 110)
    await store.db.$client.query('update product set active = false where id = 110')
    expect(await idsOf(session)).toEqual([])
    await store.db.$client.query('update product set active = true where id = 110')
    expect(await idsOf(session)).toEqual([110])
  })

  it('hold the same product once, however many hands press', async () => {
    const session = await store.newSession()
    const answers = await Promise.all(Array.from({ length: 60 }, () => like(session, 101)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(await idsOf(session)).toEqual([101])
  })

  it('are two hundred at most', async () => {
    const session = await store.newSession()
    for (let id = 101; id < 301; id++) expect((await like(session, id)).status).toBe(200)
    expect(await like(session, 301)).toMatchObject({
      status: 409,
      body: { error: { code: 'favorites_full' } },
    })
    expect((await like(session, 101)).status).toBe(200)
    expect(await idsOf(session)).toHaveLength(200)
  })

  it('become the user’s who signs in, each once', async () => {
    const first = await register(store, 'fan@example.org')
    const guest = await store.newSession()
    const likeAs = (auth: string, id: number) =>
      store.call('POST', `/v1/favorite/${id}`, { session: first.session, auth })
    await likeAs(first.token, 102)
    store.clock.advance({ seconds: 30 })
    await likeAs(first.token, 103)
    await like(guest, 101)
    await like(guest, 102)
    await store.call('POST', '/v1/order/guest/assign/', { session: guest, auth: first.token })

    const { body } = await store.call('GET', '/v1/favorites/', { session: guest, auth: first.token })
    expect(body.data.ids.toSorted()).toEqual([101, 102, 103])
    expect(await idsOf(guest)).toEqual([])
  })
})
