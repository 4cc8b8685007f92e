import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as subscription from '../../../contract/subscription.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore({ now: '2026-11-20T09:00:00Z' })
})
afterAll(() => store.stop())

const data = async (path: string) => {
  const { status, body } = await store.get(path)
  expect([path, status]).toEqual([path, 200])
  return body.data
}

describe('subscriptions', () => {
  it('cost less than single bouquets', async () => {
    const prices = subscription.SubscriptionPrices.parse(await data('/v1/delivery-subscription-prices/'))
    for (const { price, old_price } of prices.plans.flatMap((plan) => plan.sizes))
      expect(price).toBe(old_price - Math.floor((old_price * prices.percent_off) / 100 + 0.5))
  })

  it('are of the florist’s bouquet or of five others, in sizes that say how many stems', async () => {
    const prices = subscription.SubscriptionPrices.parse(await data('/v1/delivery-subscription-prices/'))
    expect(prices.flowers).toHaveLength(6)
    const [florists] = prices.flowers
    for (const { sizes } of prices.plans) {
      expect(sizes.map(({ title }) => title)).toEqual(florists?.sizes.map(({ title }) => title))
      expect(sizes.map(({ size }) => size)).toEqual(florists?.sizes.map((size) => size.position_slug))
      for (const { title, stems } of sizes) {
        expect(title).toMatch(/^[A-Z][a-z]+$/)
        expect(stems).toBeGreaterThan(0)
      }
    }
    const { offers, product_id } = await data('/v1/delivery-subscriptions-first-bouquet/50/')
    expect(product_id).toBe(florists?.product_id)
    expect(offers[0]).toMatchObject({ size_title: florists?.sizes[0]?.title })
  })

  it.each([50, 70, 80, 90])('begin with %i%% off', async (discount) => {
    const { offers } = subscription.FirstBouquet.parse(
      await data(`/v1/delivery-subscriptions-first-bouquet/${discount}/`),
    )
    expect(offers).toHaveLength(9)
    for (const { first_price, then_price, saved } of offers) {
      expect(first_price + saved).toBe(then_price)
      expect(Math.abs(saved - (then_price * discount) / 100)).toBeLessThanOrEqual(0.5)
    }
  })

  it.each([60, 100])('do not begin with %i%% off', async (discount) => {
    expect((await store.get(`/v1/delivery-subscriptions-first-bouquet/${discount}/`)).status).toBe(404)
  })
})
