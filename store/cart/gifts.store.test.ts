import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as gifts from '../../contract/gifts.ts'
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

describe('gifts', () => {
  it('come with what goes with them', async () => {
    const page = gifts.Gifts.parse(await data('/v1/gifts/?sort=price&order_direction=asc'))
    expect(page.main).toHaveLength(4)
    expect(page.list).toHaveLength(12)
    expect(page.faq.length).toBeGreaterThan(3)
    expect(page.is_basket_has_gift).toBe(false)
    expect(page.list.map((card) => card.price)).toEqual(
      page.list.map((card) => card.price).sort((a, b) => a - b),
    )
  })

  it('know when there is one in the cart', async () => {
    const session = await store.newSession()
    const { list } = gifts.Gifts.parse(await data('/v1/gifts/'))
    await store.call('POST', `/v1/basket/${list[0]?.id}/${list[0]?.position_slug}`, { session, body: {} })
    expect((await store.get('/v1/gifts/', session)).body.data.is_basket_has_gift).toBe(true)
  })

  it('stand on shelves, cards by amount among them', async () => {
    const all = gifts.AllGifts.parse(await data('/v1/all-gifts/'))
    expect(all.shelves.map((shelf) => shelf.collection.slug)).toContain('gift-boxes')
    const { list } = await data('/v1/gift-cards/')
    expect(list.length).toBeGreaterThan(0)
    expect(list.every((card: any) => card.kind === 'gift-card')).toBe(true)
    const popular = gifts.getPopularCategoryItems.response.parse(
      (await store.get('/v1/popular-categories-items/')).body,
    ).data
    for (const entry of popular) expect(entry.list.length).toBeGreaterThan(0)
  })
})
