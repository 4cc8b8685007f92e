import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getListing } from '../../contract/catalogue.ts'
import * as home from '../../contract/home.ts'
import { endpointsOf } from '../../tests/support/endpoints.ts'
import { FILLED_LISTINGS } from '../../tests/support/shopping/listings.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const BLOCKS = endpointsOf(home)

describe('the home page', () => {
  it('is made of seventeen calls', () => {
    expect(BLOCKS.length + FILLED_LISTINGS.length).toBe(17)
  })

  it.each(BLOCKS.map((block) => [block.path, block] as const))(
    '%s answers by the contract, not empty',
    async (path, block) => {
      const { status, body } = await store.get(path)
      expect(status).toBe(200)
      const { data } = block.response.parse(body) as { data: object }
      expect(Object.keys(data).length).toBeGreaterThan(0)
    },
  )

  it('leads only to listings that exist, through every tile', async () => {
    const tiles = await Promise.all(
      ['recipient', 'shop-by-price', 'popular-categories'].map((name) => store.get(`/v1/${name}/`)),
    )
    const addresses = tiles.flatMap(({ body }) =>
      body.data.map((tile: { href: string }) => tile.href),
    ) as string[]
    const listings = addresses.filter((href) => /^\/(category|filter)\//.test(href))
    expect(listings.length).toBeGreaterThan(10)
    for (const href of new Set(listings)) {
      const { pathname } = new URL(href, 'http://shop')
      const { status, body } = await store.get(`/v1${pathname}`)
      expect([href, status]).toEqual([href, 200])
      expect(getListing.response.parse(body).data.list.length).toBeGreaterThan(0)
    }
  })
})
