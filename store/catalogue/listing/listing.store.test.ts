import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { getListing, getProduct } from '../../../contract/catalogue.ts'
import { FILLED_LISTINGS } from '../../../tests/support/shopping/listings.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

async function cards(path: string): Promise<ProductCard[]> {
  const { body } = await store.get(path)
  return getListing.response.parse(body).data.list
}

const ids = (list: ProductCard[]) => list.map((card) => card.id)
const isSorted = (values: (number | string)[], sign: number) =>
  values.every(
    (value, i) =>
      i === 0 || (value === values[i - 1] ? 0 : value > (values[i - 1] ?? '') ? 1 : -1) * sign >= 0,
  )

describe('a listing', () => {
  it.each(FILLED_LISTINGS)('%s answers by the contract with a full first page', async (name) => {
    const listing = getListing.response.parse((await store.get(`/v1/${name}/`)).body).data
    expect(listing.list).toHaveLength(12)
    expect(listing.pagination).toMatchObject({ page: 1, per_page: 12 })
    expect(listing.pagination.total).toBeGreaterThanOrEqual(12)
    expect(listing.collection.slug).toBe(name.split('/')[1])
  })

  it('that is narrowed to a colour shows each product in it', async () => {
    const shown = await cards('/v1/category/flowers/?colour=yellow&limit=48')
    expect(shown.length).toBeGreaterThan(10)
    const usual = new Map<number, ProductCard>()
    for (const card of await cards('/v1/category/flowers/?limit=48')) usual.set(card.id, card)
    let others = 0
    for (const card of shown) {
      const { variants } = getProduct.response.parse((await store.get(`/v1/product/${card.id}/`)).body).data
      const variant = variants.find(({ slug }) => slug === card.position_slug)
      const isYellow =
        variant?.colour === 'yellow' || variant?.stems.some(({ colour }) => colour === 'yellow')
      expect(isYellow, card.title).toBe(true)
      expect(card).toMatchObject({ price: variant?.price, old_price: variant?.old_price })
      expect(card.image.name).toBe(variant?.image.name)
      if (usual.has(card.id) && usual.get(card.id)?.position_slug !== card.position_slug) others++
    }
    expect(others).toBeGreaterThan(0)
  })

  it('sorts by price both ways, and one way is the other turned round', async () => {
    const down = await cards('/v1/category/roses/?order_by=price&order_direction=desc&limit=48')
    const up = await cards('/v1/category/roses/?order_by=price&order_direction=asc&limit=48')
    expect(
      isSorted(
        down.map((card) => card.price),
        -1,
      ),
    ).toBe(true)
    expect(
      isSorted(
        up.map((card) => card.price),
        1,
      ),
    ).toBe(true)
    expect(up[0]?.price).toBeLessThan(down[0]?.price ?? 0)
  })

  it('sorts by date both ways', async () => {
    for (const [direction, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const list = await cards(`/v1/category/roses/?order_by=newest&order_direction=${direction}`)
      const dates = await Promise.all(
        list.map(
          async ({ id }) =>
            getProduct.response.parse((await store.get(`/v1/product/${id}/`)).body).data.created_on,
        ),
      )
      expect(isSorted(dates, sign)).toBe(true)
    }
  })

  it('shows what is loved most first unless asked otherwise', async () => {
    const usual = await cards('/v1/category/roses/')
    expect(usual).toEqual(await cards('/v1/category/roses/?order_by=popularity&order_direction=desc'))
    expect(ids(usual)).not.toEqual(
      ids(await cards('/v1/category/roses/?order_by=popularity&order_direction=asc')),
    )
  })

  it('shows every product once across its pages, and no more than it counts', async () => {
    const first = getListing.response.parse(
      (await store.get('/v1/category/roses/?order_by=price&limit=7')).body,
    ).data
    const seen: number[] = []
    for (let page = 1; page <= first.pagination.total_pages; page++) {
      seen.push(...ids(await cards(`/v1/category/roses/?order_by=price&limit=7&page=${page}`)))
    }
    expect(seen).toHaveLength(first.pagination.total)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('is empty behind its last page', async () => {
    const { status, body } = await store.get('/v1/category/roses/?page=100000')
    expect(status).toBe(200)
    expect(body.data.list).toEqual([])
  })

  it.each([
    ['order_by=beauty', 'query.order_by'],
    ['order_direction=up', 'query.order_direction'],
    ['page=0', 'query.page'],
    ['page=-1', 'query.page'],
    ['page=1.5', 'query.page'],
    ['page=one', 'query.page'],
    ['page=99999999999999999999', 'query.page'],
    ['limit=0', 'query.limit'],
    ['limit=49', 'query.limit'],
  ])('refuses %s and names the field', async (search, field) => {
    const { status, body } = await store.get(`/v1/category/roses/?${search}`)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ code: 'invalid', field })
    expect(body.error.message).toContain(field)
  })

  it.each(['category/no-such-thing', 'filter/roses', 'category/best-sellers', 'shelf/roses'])(
    'does not exist as %s',
    async (name) => {
      const { status, body } = await store.get(`/v1/${name}/`)
      expect([400, 404]).toContain(status)
      expect(body.error.message).toBeTruthy()
    },
  )
})
