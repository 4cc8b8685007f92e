import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../contract/basket.ts'
import { register, signIn } from '../../tests/support/shopping/account.ts'
import { createBuyer, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
let buyer: Buyer
let roses: string
beforeAll(async () => {
  store = await startTestStore()
  const [{ id, position_slug: slug }] = (await store.get('/v1/category/roses/?limit=1')).body.data.list
  roses = `${id}/${slug}`
})
afterAll(() => store.stop())
beforeEach(async () => {
  buyer = createBuyer(store, await store.newSession())
})

const put = (quantity: number, text?: string) =>
  buyer.post(`/v1/basket/${roses}`, { quantity, gift_card_text: text })
const write = (text: string) =>
  store.call('PATCH', `/v1/basket/${roses}`, { session: buyer.session, body: { gift_card_text: text } })
const linesOf = ({ positions }: Cart) =>
  positions.map(({ quantity, gift_card_text: text }) => `${quantity} × ${text}`)

describe('two lines that become one by their cards', () => {
  it.each([
    [40, 59, 99],
    [40, 60, 99],
    [99, 99, 99],
  ])('of %i and %i hold %i: no line holds more than 99', async (one, other, together) => {
    await put(one, 'For Iris')
    await put(other)
    const { status, body } = await write('For Iris')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(linesOf(body.data)).toEqual([`${together} × For Iris`])
    expect(linesOf((await buyer.get('/v1/basket/')).body.data)).toEqual([`${together} × For Iris`])
  })
})

describe('a line', () => {
  it('is not put in, raised or counted up beyond 99', async () => {
    const refused = { status: 400, body: { error: { field: 'body.quantity' } } }
    expect(await put(100)).toMatchObject(refused)
    expect((await put(99)).status).toBe(200)
    expect(await put(100)).toMatchObject(refused)
    // “Add to cart” sends no quantity, which adds one.
    expect(await buyer.post(`/v1/basket/${roses}`, {})).toMatchObject(refused)
    expect(linesOf((await buyer.get('/v1/basket/')).body.data)).toEqual(['99 × null'])
  })
})

it('a guest’s flowers and the same ones in the account become one line of at most 99', async () => {
  const add = (session: string, quantity: number, auth?: string) =>
    store.call('POST', `/v1/basket/${roses}`, { session, auth, body: { quantity } })
  const account = await register(store, 'many-roses@example.org')
  await add(account.session, 60, account.token)
  const guest = await store.newSession()
  await add(guest, 60)
  store.clock.advance({ seconds: 30 })
  const again = await signIn(store, 'many-roses@example.org', guest)
  expect(await again.call('POST', '/v1/order/guest/assign/', {})).toMatchObject({
    status: 200,
    body: { data: { lines: 1 } },
  })
  const { positions } = (await again.get('/v1/basket/')).body.data
  expect(positions).toMatchObject([{ quantity: 99 }])
})

it('what is ordered once more is added to what the cart has of it, up to 99', async () => {
  const { buyer, id } = await readyToPay(store, { quantity: 40 })
  for (const quantity of [40, 80, 99])
    expect(await buyer.post(`/v1/order/repeat/${id}`, {})).toMatchObject({
      status: 200,
      body: { data: { positions: [{ quantity }] } },
    })
})
