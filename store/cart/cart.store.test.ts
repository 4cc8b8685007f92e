import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../contract/basket.ts'
import { POLICY, getCart } from '../../contract/basket.ts'
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

describe('the cart', () => {
  it('is empty at first and belongs to its session', async () => {
    expect(await cart()).toMatchObject({ positions: [], quantity: 0, total_cost: 0 })
    const { id, position_slug } = await product()
    await post(`${id}/${position_slug}`, {})
    session = await store.newSession()
    expect((await cart()).positions).toEqual([])
  })

  it('takes a variant, one more each time, or as many as said', async () => {
    const { id, position_slug: slug, price } = await product()
    expect(cartOf(await post(`${id}/${slug}`, {})).quantity).toBe(1)
    const without = await store.call('POST', `/v1/basket/${id}/${slug}`, { session })
    expect(cartOf(without).quantity).toBe(2)
    const seven = cartOf(await post(`${id}/${slug}`, { quantity: 7 }))
    expect(seven.positions).toHaveLength(1)
    expect(seven.positions[0]).toMatchObject({
      product_id: id,
      position_slug: slug,
      quantity: 7,
      unit_price: price,
      cost: 7 * price,
    })
    expect(seven).toMatchObject({ quantity: 7, positions_cost: 7 * price, total_cost: 7 * price })
    expect(await cart()).toEqual(seven)
  })

  it('keeps each variant of a product as a line of its own', async () => {
    const { rows } = await store.db.$client.query(
      'select product_id as id from variant group by 1 having count(*) > 1 limit 1',
    )
    const { id, variants } = getProduct.response.parse(
      (await store.get(`/v1/product/${rows[0].id}/`)).body,
    ).data
    for (const { slug } of variants) await post(`${id}/${slug}`, {})
    const { positions } = await cart()
    expect(positions.map((position) => position.position_slug)).toEqual(
      variants.map((variant) => variant.slug),
    )
    expect(positions.map((position) => position.unit_price)).toEqual(variants.map((variant) => variant.price))
  })

  it('keeps bouquets with different card texts apart, and those with the same together', async () => {
    const { id, position_slug: slug } = await product()
    await post(`${id}/${slug}`, {})
    await post(`${id}/${slug}`, { gift_card_text: 'With love' })
    await post(`${id}/${slug}`, { gift_card_text: 'Get well soon' })
    const { positions } = cartOf(await post(`${id}/${slug}`, { gift_card_text: 'With love' }))
    expect(positions.map(({ gift_card_text, quantity }) => [gift_card_text, quantity])).toEqual([
      [null, 1],
      ['With love', 2],
      ['Get well soon', 1],
    ])
    expect(new Set(positions.map((position) => position.position_slug)).size).toBe(3)
  })

  it('changes and removes a line with a card text by its own slug', async () => {
    const { id, position_slug: slug } = await product()
    const added = cartOf(await post(`${id}/${slug}`, { gift_card_text: 'With love' }))
    const own = added.positions[0]?.position_slug ?? ''
    const changed = cartOf(await post(`${id}/${own}`, { quantity: 3 }))
    expect(changed.positions).toMatchObject([
      { position_slug: own, quantity: 3, gift_card_text: 'With love' },
    ])
    expect(cartOf(await remove(`${id}/${own}`)).positions).toEqual([])
    expect((await post(`${id}/${own}`, { quantity: 1 })).status).toBe(404)
  })

  it('takes a bouquet from the constructor at the price of its parts', async () => {
    const { body } = await store.get('/v1/main-page/constructor-block/')
    const offer = body.data
    const choice = { ...offer.default, foliage: null }
    const { positions } = cartOf(await post('constructor', choice))
    const flower = offer.flowers.find((entry: { species: string }) => entry.species === choice.species)
    const wrap = offer.wraps.find((entry: { wrap: string }) => entry.wrap === choice.wrap)
    const stem = choice.length === 'long' ? flower.price_long : flower.price_short
    expect(positions).toMatchObject([
      {
        policy_id: POLICY.constructor,
        quantity: 1,
        unit_price: offer.base_price + wrap.price + stem * choice.count,
      },
    ])
    expect(cartOf(await post('constructor', choice)).positions).toMatchObject([{ quantity: 2 }])
    const own = positions[0]
    expect(cartOf(await remove(`${own?.product_id}/${own?.position_slug}`)).positions).toEqual([])
    // What was taken out is put back by what named it, with another card or none.
    const [{ product_id, position_slug } = { product_id: 0, position_slug: '' }] = positions
    const back = cartOf(await post(`${product_id}/${position_slug}`, { gift_card_text: 'For Iris' }))
    expect(back.positions).toMatchObject([
      {
        policy_id: POLICY.constructor,
        quantity: 1,
        gift_card_text: 'For Iris',
        unit_price: positions[0]?.unit_price,
      },
    ])
    expect((await post(`${product_id}/${position_slug.replace(/~\d+~/, '~10000~')}`, {})).status).toBe(400)
    expect((await post(`${product_id}/no~such~bouquet`, {})).status).toBe(404)
  })

  it.each([
    ['species', 'triffid'],
    ['colour', 'plaid'],
    ['count', 100],
    ['wrap', 'newspaper'],
    ['foliage', 'seaweed'],
  ])('refuses a bouquet from the constructor with a %s that is not on offer', async (field, value) => {
    const { body } = await store.get('/v1/main-page/constructor-block/')
    const { status, body: refusal } = await post('constructor', { ...body.data.default, [field]: value })
    expect(status).toBe(400)
    expect(refusal.error.field).toBe(`body.${field}`)
    expect((await cart()).positions).toEqual([])
  })

  it('neither has nor takes a combination of which something is not sold any more', async () => {
    const { rows } = await store.db.$client.query(
      `select combo.id, combo.product_id, variant.product_id as part from combo
       join combo_variant on combo_id = combo.id and position = 1 join variant on variant.id = variant_id limit 1`,
    )
    const [{ id, product_id, part }] = rows
    const sell = (active: boolean) =>
      store.db.$client.query('update product set active = $1 where id = $2', [active, part])
    const combosOfPage = async () =>
      getProduct.response.parse((await store.get(`/v1/product/${product_id}/`)).body).data.combos
    expect(cartOf(await post('combo', { combo_id: id })).positions).toHaveLength(1)
    await sell(false)
    expect((await combosOfPage()).map((combo) => combo.id)).not.toContain(id)
    expect((await cart()).positions).toEqual([])
    expect((await post('combo', { combo_id: id })).status).toBe(404)
    await sell(true)
    expect((await combosOfPage()).map((combo) => combo.id)).toContain(id)
    expect((await cart()).positions).toHaveLength(1)
  })

  it('takes a combination at its own price, and takes it out', async () => {
    const { rows } = await store.db.$client.query('select id, product_id from combo limit 1')
    const [{ id, product_id }] = rows
    const { combos } = getProduct.response.parse((await store.get(`/v1/product/${product_id}/`)).body).data
    const combo = combos.find((entry) => entry.id === id)
    const { positions } = cartOf(await post('combo', { combo_id: id, quantity: 2 }))
    expect(positions).toMatchObject([
      {
        policy_id: POLICY.combo,
        combo_id: id,
        quantity: 2,
        unit_price: combo?.price,
        old_unit_price: combo?.old_price,
      },
    ])
    expect(cartOf(await remove(`combo/${id}`)).positions).toEqual([])
    expect((await remove(`combo/${id}`)).status).toBe(404)
  })

  it('remembers whether it is bought with a subscription', async () => {
    expect(cartOf(await post('with-subscription', { with_subscription: true })).with_subscription).toBe(true)
    expect((await cart()).with_subscription).toBe(true)
    expect(cartOf(await post('with-subscription', { with_subscription: false })).with_subscription).toBe(
      false,
    )
  })

  it('takes an extra offer together with a bouquet', async () => {
    const { id, position_slug: slug, extras } = await product()
    const extra = extras[0]
    const { rows } = await store.db.$client.query(
      'select id from variant where product_id = $1 and slug = $2',
      [extra?.id, extra?.position_slug],
    )
    const { positions } = cartOf(await post(`${id}/${slug}`, { extra_offer_variant_id: rows[0].id }))
    expect(positions.map((position) => position.product_id)).toEqual([id, extra?.id])
  })

  it('tells greeting cards from flowers by their policy', async () => {
    const { rows } = await store.db.$client.query(
      `select id, default_variant as slug from product where kind = 'card' limit 1`,
    )
    const { positions } = cartOf(await post(`${rows[0].id}/${rows[0].slug}`, {}))
    expect(positions[0]?.policy_id).toBe(POLICY.greetingCard)
  })

  it('keeps out what was taken out in another window, when its quantity is set there', async () => {
    const { id, position_slug: slug, title } = await product()
    const other = await product(1)
    const line = `${id}/${slug}`
    for (const path of [line, `${other.id}/${other.position_slug}`]) await post(path, {})
    expect(cartOf(await post(line, { quantity: 3, only_if_in_cart: true })).quantity).toBe(4)
    cartOf(await remove(line))
    const refused = { code: 'line_gone', message: `“${title}” is no longer in your cart.` }
    const gone = { status: 404, body: { error: refused } }
    expect(await post(line, { quantity: 4, only_if_in_cart: true })).toMatchObject(gone)
    expect(await post(line, { only_if_in_cart: true, with_subscription: true })).toMatchObject(gone)
    expect(await remove(line)).toMatchObject(gone)
    expect(
      await store.call('PATCH', `/v1/basket/${line}`, { session, body: { gift_card_text: 'Hello' } }),
    ).toMatchObject(gone)
    expect(await cart()).toMatchObject({ quantity: 1, with_subscription: false })
    // It can be added again from its own page.
    expect(cartOf(await post(line, { quantity: 2 })).quantity).toBe(3)
  })

  it('loses no line to changes in many windows at once, and brings none back', async () => {
    const products = await Promise.all([0, 1, 2, 3, 4, 5].map(product))
    const [stays = '', goes = '', ...comes] = products.map((one) => `${one.id}/${one.position_slug}`)
    for (const path of [stays, goes]) await post(path, {})
    const set = (path: string, quantity: number) => post(path, { quantity, only_if_in_cart: true })
    const answers = await Promise.all([
      ...comes.map((path) => post(path, {})),
      remove(goes),
      ...[2, 3, 4, 5, 6, 7].flatMap((quantity) => [set(goes, quantity), set(stays, quantity)]),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    const { positions } = await cart()
    const there = positions.map((one) => `${one.product_id}/${one.position_slug}`)
    expect(there.sort()).toEqual([stays, ...comes].sort())
  })

  it('adds up what many hands put in at once', async () => {
    const { id, position_slug: slug } = await product()
    await Promise.all(Array.from({ length: 20 }, () => post(`${id}/${slug}`, {})))
    expect(await cart()).toMatchObject({ quantity: 20, positions: [{ quantity: 20 }] })
  })

  it('holds at most ninety-nine of a thing', async () => {
    const { id, position_slug: slug } = await product()
    await post(`${id}/${slug}`, { quantity: 99 })
    expect(await post(`${id}/${slug}`, {})).toMatchObject({
      status: 400,
      body: { error: { field: 'body.quantity' } },
    })
    expect((await cart()).quantity).toBe(99)
  })

  it('shows prices of now, not of when a thing was put in', async () => {
    const { id, position_slug: slug, price } = await product(1)
    await post(`${id}/${slug}`, {})
    await store.db.$client.query('update variant set price = price + 500 where product_id = $1', [id])
    expect((await cart()).total_cost).toBe(price + 500)
    await store.db.$client.query('update variant set price = price - 500 where product_id = $1', [id])
  })
})
