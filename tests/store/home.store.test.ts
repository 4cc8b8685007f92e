import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getListing } from '../../contract/catalogue.ts'
import * as home from '../../contract/home.ts'
import * as layout from '../../contract/layout.ts'
import { endpointsOf } from '../support/endpoints.ts'
import { FILLED_LISTINGS } from '../support/listings.ts'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'

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

describe('the layout', () => {
  it.each(endpointsOf(layout).map((part) => [part.path, part] as const))(
    '%s answers by the contract',
    async (path, part) => {
      const { status, body } = await store.get(path)
      expect(status).toBe(200)
      part.response.parse(body)
    },
  )
})

describe('pictures', () => {
  it('are served at the address a card names, and may be kept for ever', async () => {
    const { body } = await store.get('/v1/filter/best-sellers/?limit=1')
    const { real_id, name } = body.data.list[0].image
    const answer = await store.app.inject(`/images/${real_id}/size20/${name}.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  it.each(['/images/none/size20/none.1.webp', '/images/LK-CONSTRUCTOR/size20/rose~red~x.1.svg'])(
    '%s is none',
    async (path) => {
      expect((await store.get(path)).status).toBe(404)
    },
  )
})
