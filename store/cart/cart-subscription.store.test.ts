import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Cart } from '../../contract/basket.ts'
import { SubscriptionPrices } from '../../contract/subscription.ts'
import { register, signIn } from '../../tests/support/shopping/account.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
let session: string
let prices: z.infer<typeof SubscriptionPrices>

beforeAll(async () => {
  store = await startTestStore()
  prices = SubscriptionPrices.parse((await store.get('/v1/delivery-subscription-prices/')).body.data)
})
afterAll(() => store.stop())
beforeEach(async () => {
  session = await store.newSession()
})

const post = (path: string, body: object) =>
  store.call('POST', `/v1/basket/${path}`, { session, body: body as Record<string, unknown> })
const cartOf = ({ body }: { body: any }) => Cart.parse(body.data)
const cart = async () => cartOf(await store.get('/v1/basket/', session))

/** The first subscription product in its first size. */
function choice(more: object = {}) {
  const [flowers] = prices.flowers
  const [size] = flowers?.sizes ?? []
  if (!flowers || !size) throw new Error('There is nothing to subscribe to')
  return {
    size,
    body: { product_id: flowers.product_id, position_slug: size.position_slug, every_weeks: 4, ...more },
  }
}

describe('a subscription', () => {
  it('is offered of several flowers, each size at its own price less the subscriber’s per cents', () => {
    expect(prices.flowers.length).toBeGreaterThan(3)
    for (const { price, old_price: alone } of prices.flowers.flatMap((flowers) => flowers.sizes))
      expect(price).toBe(alone - Math.floor((alone * prices.percent_off) / 100 + 0.5))
    expect(prices.plans[0]?.sizes.map((size) => size.price)).toEqual(
      prices.flowers[0]?.sizes.map((size) => size.price),
    )
  })

  it('goes into the cart once, however often it is chosen, and costs what was shown', async () => {
    const { size, body } = choice()
    await post('subscription', body)
    const chosen = cartOf(await post('subscription', body))
    expect(chosen).toMatchObject({
      ...{ with_subscription: true, every_weeks: 4, quantity: 1 },
      ...{ positions_cost: size.old_price, total_cost: size.price },
    })
    expect(chosen.promotion).toContain(`${prices.percent_off}%`)
  })

  it('comes in another rhythm, or just once at the price of one alone', async () => {
    const { size, body } = choice()
    await post('subscription', body)
    const weekly = cartOf(await post('with-subscription', { with_subscription: true, every_weeks: 1 }))
    expect(weekly).toMatchObject({ every_weeks: 1, total_cost: size.price })
    expect(cartOf(await post('with-subscription', { with_subscription: true })).every_weeks).toBe(1)
    expect(cartOf(await post('with-subscription', { with_subscription: false }))).toMatchObject({
      ...{ with_subscription: false, every_weeks: null, promotion: null },
      ...{ discount: 0, total_cost: size.old_price },
    })
  })

  it('comes back as it was with the line that was taken out, its first discount included', async () => {
    const [discount] = prices.first_bouquet_discounts
    const { body } = choice({ first_bouquet_discount: discount })
    const line = `${body.product_id}/${body.position_slug}`
    const before = cartOf(await post('subscription', body))
    expect(before.promotion).toContain(`${discount}%`)
    const without = cartOf(await store.call('DELETE', `/v1/basket/${line}`, { session }))
    expect(without).toMatchObject({ with_subscription: false, every_weeks: null, recurring_line: null })
    const again = cartOf(await post(line, { quantity: 1, with_subscription: true }))
    expect(again).toMatchObject({ with_subscription: true, every_weeks: 4, total_cost: before.total_cost })
    expect(again.promotion).toBe(before.promotion)
  })

  it('comes as often as is usual when a product is just put in with it', async () => {
    const { body } = choice()
    const put = await post(`${body.product_id}/${body.position_slug}`, { with_subscription: true })
    expect(cartOf(put)).toMatchObject({ with_subscription: true, every_weeks: 2 })
  })

  it.each([50, 70, 80, 90])('begins with %i%% off one bouquet, of two as of one', async (discount) => {
    const { size, body } = choice({ first_bouquet_discount: discount })
    const first = (
      await store.get(`/v1/delivery-subscriptions-first-bouquet/${discount}/`)
    ).body.data.offers.find((offer: any) => offer.size === size.position_slug)
    expect(cartOf(await post('subscription', body)).total_cost).toBe(first.first_price)
    const two = cartOf(await post(`${body.product_id}/${body.position_slug}`, { quantity: 2 }))
    expect(two.total_cost).toBe(first.first_price + size.price)
    // Chosen again without the discount, it has the full price.
    expect(cartOf(await post('subscription', choice().body)).total_cost).toBe(size.price)
  })

  it('is worth nothing without flowers, nor on gift cards', async () => {
    const [giftCard] = (await store.get('/v1/gift-cards/')).body.data.list
    await post('with-subscription', { with_subscription: true })
    const put = cartOf(await post(`${giftCard.id}/${giftCard.position_slug}`, {}))
    expect(put).toMatchObject({ discount: 0, total_cost: put.positions_cost })
    const { size, body } = choice()
    expect(cartOf(await post('subscription', body)).discount).toBe(size.old_price - size.price)
  })

  it.each([
    ['every_weeks', { every_weeks: 3 }],
    ['every_weeks', { every_weeks: 0 }],
    ['every_weeks', { every_weeks: 1.5 }],
    ['first_bouquet_discount', { first_bouquet_discount: 60 }],
    ['first_bouquet_discount', { first_bouquet_discount: 100 }],
    ['product_id', { product_id: 'roses' }],
    ['position_slug', { position_slug: '\u0000' }],
  ])('is refused by its %s: %o', async (field, more) => {
    const { status, body } = await post('subscription', choice(more).body)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(field)
    expect((await cart()).positions).toEqual([])
  })

  it('of flowers that are not there is not found', async () => {
    expect((await post('subscription', choice({ product_id: 2_147_483_647 }).body)).status).toBe(404)
    expect((await post('subscription', choice({ position_slug: 'enormous' }).body)).status).toBe(404)
  })

  it('has one first bouquet for each household', async () => {
    const subscriber = await register(store, 'second-time@example.org')
    await store.db.$client.query(
      `insert into delivery_subscription (id, user_id, state, variant_id, every_weeks, window_id, price,
         shipping_address, recipient, created_at, updated_at)
       select 'HADFIRST', $1, 'cancelled', (select min(id) from variant), 2, (select min(id) from delivery_window), 3060,
         '{}', '{}', now(), now()`,
      [subscriber.id],
    )
    const again = await subscriber.call(
      'POST',
      '/v1/basket/subscription',
      choice({ first_bouquet_discount: 50 }).body,
    )
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'not_the_first' } } })
    expect((await subscriber.call('POST', '/v1/basket/subscription', choice().body)).status).toBe(200)

    // Chosen as a guest: after signing in, a customer who already had the discount sees the full price.
    const { size, body } = choice({ first_bouquet_discount: 70 })
    await post('subscription', body)
    store.clock.advance({ minutes: 1 })
    const back = await signIn(store, 'second-time@example.org', session)
    await back.call('POST', '/v1/order/guest/assign/', {}, { session: back.session })
    const own = cartOf(await back.get('/v1/basket/'))
    expect(own.positions).toHaveLength(1)
    expect(own.promotion).not.toContain('first bouquet')
    expect(own.total_cost).toBe(own.positions_cost - own.discount)
    expect(own.discount).toBe(own.positions_cost - size.price * (own.positions[0]?.quantity ?? 0))
    expect(own.recurring_line?.first_bouquet_message).toMatch(
      /^There is one first bouquet for each household/,
    )
    // A customer who goes from the sign-in to the checkout has not seen the new price.
    const { subscription } = (await back.call('POST', '/v1/delivery-subscriptions/', {})).body.data
    expect(subscription).toMatchObject({
      first_bouquet_percent: null,
      first_bouquet_message: own.recurring_line?.first_bouquet_message,
    })
  })

  it('goes along when a guest signs in', async () => {
    const { size, body } = choice({ first_bouquet_discount: 70 })
    const guests = cartOf(await post('subscription', body))
    const account = await register(store, 'guest-with-flowers@example.org', session)
    await account.call('POST', '/v1/order/guest/assign/', {}, { session: account.session })
    const own = cartOf(await account.get('/v1/basket/'))
    expect(own).toMatchObject({ every_weeks: 4, total_cost: guests.total_cost })
    expect(own.total_cost).toBeLessThan(size.price)
    expect(own.recurring_line?.first_bouquet_message).toBeNull()
  })
})
