import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as promotions from '../../contract/promotions.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

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

describe('promotions', () => {
  it('are those that are on today', async () => {
    const list = promotions.getPromotions.response.parse((await store.get('/v1/promotions/')).body).data
    expect(list).toHaveLength(5)
    store.clock.set('2026-02-01T12:00:00Z')
    await store.db.$client.query(`update promotion set ends_on = '2026-01-31' where position = 0`)
    const less = await data('/v1/promotions/')
    expect(less.map((row: any) => row.id)).not.toContain(list[0]?.id)
    expect((await store.get(`/v1/promotions/${list[0]?.id}/`)).status).toBe(404)
    store.clock.set('2026-11-20T09:00:00Z')
  })

  it('show their offers by page, or all up to a page', async () => {
    const [, promotion] = await data('/v1/promotions/')
    const path = `/v1/promotions/${promotion.id}/`
    const one = promotions.PromotionPage.parse(await data(`${path}?limit=5`))
    const two = promotions.PromotionPage.parse(await data(`${path}?limit=5&page=2`))
    const both = promotions.PromotionPage.parse(await data(`${path}?limit=5&page=2&concat=1`))
    expect(both.offers).toEqual([...one.offers, ...two.offers])
    const cheapest = promotions.PromotionPage.parse(
      await data(`${path}?sort=price&order_direction=asc&limit=1`),
    )
    expect(cheapest.offers[0]?.price).toBeLessThanOrEqual(Math.min(...both.offers.map((card) => card.price)))
  })

  it('can be narrowed down, each value to as many as it says', async () => {
    const [, promotion] = await data('/v1/promotions/')
    const path = `/v1/promotions/${promotion.id}/`
    const whole = promotions.PromotionPage.parse(await data(path))
    for (const { value, count } of whole.facets.colour.slice(0, 3)) {
      const pages = promotions.PromotionPage.parse(
        await data(`${path}?colour=${value}&limit=2&page=2&concat=1`),
      )
      expect([value, pages.pagination.total]).toEqual([value, count])
      expect(pages.offers).toHaveLength(Math.min(4, count))
    }
    expect((await store.get(`${path}?colour=none`)).body).toMatchObject({
      error: { code: 'invalid', field: 'query.colour' },
    })
  })
})
