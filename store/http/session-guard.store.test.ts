import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../tests/support/shopping/account.ts'
import { createBuyer, readyToOrder } from '../../tests/support/shopping/checkout.ts'
import type { Sent, TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const DEAD = { status: 401, body: { error: { code: 'auth_invalid' } } }

const ADDRESS = { postcode: 'N1 9GU', line1: '1 Road', city: 'London' }
/** Calls about the requester, guest or user. */
const OF_AN_OWNER = [
  ['GET', '/v1/basket/'],
  ['POST', '/v1/basket/1/x', {}],
  ['POST', '/v1/basket/open/', { token: 'C1.x' }],
  ['DELETE', '/v1/basket/1/x'],
  ['GET', '/v1/favorites/'],
  ['GET', '/v1/order/'],
  ['POST', '/v1/order/', {}],
  ['GET', '/v1/order/delivery-details/'],
  ['POST', '/v1/order/address/', ADDRESS],
  ['POST', '/v1/order/to-pay/ABCD1234', { payment_method: 'stripe' }],
] as const

describe('a sign-in that is dead', () => {
  it('is answered 401 by every call about an owner, and is not made a guest', async () => {
    const session = await store.newSession()
    for (const authorization of ['Bearer nobody-had-this', `Bearer ${'x'.repeat(300)}`, 'Basic eDp5'])
      for (const [method, path, body] of OF_AN_OWNER) {
        const answer = await store.call(method, path, { session, body, headers: { authorization } })
        expect(answer, `${method} ${path}`).toMatchObject(DEAD)
      }
  })

  it('neither shows nor changes what the guest of the same session has', async () => {
    const { buyer, id } = await readyToOrder(store)
    const before = [(await buyer.get('/v1/basket/')).body, await buyer.order()]
    const dead = createBuyer(store, buyer.session, 'nobody-ever-had-this-token')
    const [{ product_id, position_slug }] = (before[0] as any).data.positions
    const answers = [
      await dead.get('/v1/basket/'),
      await dead.get(`/v1/order/${id}/`),
      await dead.call('DELETE', `/v1/basket/${product_id}/${position_slug}`),
      await dead.contact({ email: 'somebody-else@example.org' }),
      await dead.toPay(id, {}, 'a press'),
    ]
    for (const answer of answers) expect(answer).toMatchObject(DEAD)
    expect([(await buyer.get('/v1/basket/')).body, await buyer.order()]).toEqual(before)
  })

  it('is told to who was signed out in another tab, whose session goes on as a guest’s', async () => {
    const account = await signIn(store, 'two-tabs@example.org')
    const cart = (sent: Sent) => store.call('GET', '/v1/basket/', { session: account.session, ...sent })
    expect((await cart({ auth: account.token })).status).toBe(200)
    expect((await account.get('/v1/user/logout/')).status).toBe(200)
    expect(await cart({ auth: account.token })).toMatchObject(DEAD)
    expect((await cart({})).status).toBe(200)
  })

  it('is told once its year is over', async () => {
    const account = await signIn(store, 'a-year@example.org')
    store.clock.advance({ hours: 24 * 365 })
    const session = await store.newSession()
    expect(await store.call('GET', '/v1/basket/', { session, auth: account.token })).toMatchObject(DEAD)
  })
})
