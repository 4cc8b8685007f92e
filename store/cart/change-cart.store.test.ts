import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../contract/basket.ts'
import { getCart } from '../../contract/basket.ts'
import { getProduct } from '../../contract/catalogue.ts'
import type { Answer, Sent, TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
let session: string
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(async () => {
  session = await store.newSession()
})

const post = (path: string, body: Sent['body']) => store.call('POST', `/v1/basket/${path}`, { session, body })
const remove = (path: string) => store.call('DELETE', `/v1/basket/${path}`, { session })
const cartOf = ({ status, body }: Answer): Cart => {
  expect(status, JSON.stringify(body)).toBe(200)
  return getCart.response.parse(body).data
}
const cart = async () => cartOf(await store.get('/v1/basket/', session))

/** A product that no combination of this file contains, by its index in the catalogue. */
async function product(index = 0) {
  const { body } = await store.get('/v1/category/roses/?order_by=price&order_direction=asc&limit=48')
  return getProduct.response.parse((await store.get(`/v1/product/${body.data.list[index].id}/`)).body).data
}

describe('a cart refuses, and stays as it is,', () => {
  it.each([
    ['a price', { price: 1 }, 'body'],
    ['a unit price', { quantity: 1, unit_price: 1 }, 'body'],
    ['no bouquets', { quantity: 0 }, 'body.quantity'],
    ['a negative quantity', { quantity: -1 }, 'body.quantity'],
    ['half a bouquet', { quantity: 1.5 }, 'body.quantity'],
    ['a hundred', { quantity: 100 }, 'body.quantity'],
    ['a huge quantity', { quantity: 1e21 }, 'body.quantity'],
    ['a quantity in words', { quantity: '2' }, 'body.quantity'],
    ['a quantity of null', { quantity: null }, 'body.quantity'],
    ['a card text that is too long', { gift_card_text: 'x'.repeat(301) }, 'body.gift_card_text'],
    ['a card text with a NUL', { gift_card_text: 'a\0b' }, 'body.gift_card_text'],
    ['a card text with control characters', { gift_card_text: 'a\u0007b' }, 'body.gift_card_text'],
    ['an extra offer that is none', { extra_offer_variant_id: 2_147_483_647 }, 'body.extra_offer_variant_id'],
    ['a list', [], 'body'],
    ['null', null, 'body'],
    ['a prototype', JSON.parse('{"constructor":{"prototype":{}}}'), 'body'],
  ])('%s', async (_what, body, field) => {
    const { id, position_slug: slug } = await product()
    await post(`${id}/${slug}`, { quantity: 2 })
    const before = await cart()
    const answer = await post(`${id}/${slug}`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error.field ?? 'body').toBe(field)
    expect(await cart()).toEqual(before)
  })

  it.each([
    ['JSON that is broken', '{"quantity": 1', 'application/json', 400],
    ['text', 'quantity=1', 'text/plain', 400],
    ['XML', '<quantity>1</quantity>', 'application/xml', 415],
    [
      'a body that is too big',
      JSON.stringify({ gift_card_text: 'x'.repeat(70_000) }),
      'application/json',
      413,
    ],
    ['a prototype in disguise', '{"__proto__": {"quantity": 9}}', 'application/json', 400],
  ])('%s', async (_what, body, type, status) => {
    const { id, position_slug: slug } = await product()
    const answer = await store.call('POST', `/v1/basket/${id}/${slug}`, {
      session,
      body,
      headers: { 'content-type': type },
    })
    expect(answer.status).toBe(status)
    expect(answer.body.error.message).toBeTruthy()
    expect((await cart()).positions).toEqual([])
  })

  it.each(['999999/standard', '101/no-such-variant', '1/anything'])(
    'the variant %s, which is none',
    async (path) => {
      expect(await post(path, {})).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
      expect((await cart()).positions).toEqual([])
    },
  )

  it('a line it does not have', async () => {
    const { id, position_slug: slug } = await product()
    expect((await remove(`${id}/${slug}`)).status).toBe(404)
  })

  it('more than forty lines', async () => {
    const { id, position_slug: slug } = await product()
    for (let i = 0; i < 40; i++) cartOf(await post(`${id}/${slug}`, { gift_card_text: `card ${i}` }))
    const answer = await post(`${id}/${slug}`, { gift_card_text: 'one more' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect((await cart()).positions).toHaveLength(40)
  })

  it('anyone without a session', async () => {
    const answer = await store.call('POST', '/v1/basket/with-subscription', {
      body: { with_subscription: true },
    })
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'session_required' } } })
  })
})
