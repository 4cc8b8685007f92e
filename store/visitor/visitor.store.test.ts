import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '../../tests/support/shopping/account.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
let roses: { id: number; position_slug: string }[]
beforeAll(async () => {
  store = await startTestStore()
  roses = (await store.get('/v1/category/roses/?limit=3')).body.data.list
})
afterAll(() => store.stop())

type Tokens = { session: string; auth?: string }
const visitor = async (tokens: Tokens) => (await store.call('GET', '/v1/visitor/', tokens)).body.data
const put = (tokens: Tokens, n: number, quantity: number) =>
  store.call('POST', `/v1/basket/${roses[n]?.id}/${roses[n]?.position_slug}`, {
    ...tokens,
    body: { quantity },
  })
const like = (tokens: Tokens, n: number) =>
  store.call('POST', `/v1/favorite/${roses[n]?.id}`, { ...tokens, body: {} })

/** The same as the three calls that have the rest say it. */
async function expectToAgree(tokens: Tokens): Promise<void> {
  const [cart, favorites] = await Promise.all(
    ['/v1/basket/', '/v1/favorites/'].map(async (path) => (await store.call('GET', path, tokens)).body.data),
  )
  expect(await visitor(tokens)).toMatchObject({
    cart: { quantity: cart.quantity },
    favorites: { ids: favorites.ids },
  })
}

describe('what every page shows of a visitor', () => {
  it('is nothing yet for a guest, and reading it makes no cart', async () => {
    const session = await store.newSession()
    expect(await visitor({ session })).toEqual({ cart: { quantity: 0 }, favorites: { ids: [] }, user: null })
    const { rows } = await store.db.$client.query('select 1 from cart where session_id is not null')
    expect(rows).toEqual([])
  })

  it('is how much is in the cart and what is liked, newest first', async () => {
    const guest = { session: await store.newSession() }
    await put(guest, 0, 2)
    await put(guest, 1, 3)
    await like(guest, 0)
    store.clock.advance({ minutes: 1 })
    await like(guest, 2)
    expect(await visitor(guest)).toEqual({
      cart: { quantity: 5 },
      favorites: { ids: [roses[2]?.id, roses[0]?.id] },
      user: null,
    })
  })

  it('counts pairs and bouquets of one’s own, and not what is no longer sold', async () => {
    const guest = { session: await store.newSession() }
    const { rows: combos } = await store.db.$client.query('select id from combo order by id limit 2')
    for (const { id } of combos)
      await store.call('POST', '/v1/basket/combo', { ...guest, body: { combo_id: id } })
    await store.call('POST', '/v1/basket/constructor', {
      ...guest,
      body: {
        ...{
          species: 'rose',
          colour: 'pink',
          count: 15,
          length: 'short',
          wrap: 'ivory',
          foliage: 'eucalyptus',
        },
      },
    })
    await put(guest, 0, 2)
    await put(guest, 1, 4)
    for (const n of [0, 1]) await like(guest, n)
    expect((await visitor(guest)).cart.quantity).toBe(9)
    await expectToAgree(guest)

    const withdraw = (sold: boolean) =>
      store.db.$client.query(
        `update product set active = $1 where id = $2 or id = (select product_id from variant join combo_variant on variant_id = variant.id
          where combo_id = $3 order by combo_variant.position limit 1)`,
        [sold, roses[1]?.id, combos[0].id],
      )
    await withdraw(false)
    expect((await visitor(guest)).cart.quantity).toBe(4)
    expect((await visitor(guest)).favorites.ids).toEqual([roses[0]?.id])
    await expectToAgree(guest)
    await withdraw(true)
  })

  it('is the account’s for who is signed in, on each device', async () => {
    const first = await register(store, 'on-each-page@example.org')
    const tokens = { session: first.session, auth: first.token }
    await put(tokens, 0, 1)
    await like(tokens, 1)
    const elsewhere = { session: await store.newSession(), auth: first.token }
    await put({ session: elsewhere.session }, 2, 7)
    expect(await visitor(elsewhere)).toEqual({
      cart: { quantity: 1 },
      favorites: { ids: [roses[1]?.id] },
      user: { id: first.id, name: 'Iris Green' },
    })
    await expectToAgree(elsewhere)
  })

  it('is refused without a session, and to who is no longer signed in', async () => {
    expect(await store.call('GET', '/v1/visitor/')).toMatchObject({
      ...{ status: 401, body: { error: { code: 'session_required' } } },
    })
    const tokens = { session: await store.newSession(), auth: 'nobody' }
    expect(await store.call('GET', '/v1/visitor/', tokens)).toMatchObject({
      ...{ status: 401, body: { error: { code: 'auth_invalid' } } },
    })
  })
})
