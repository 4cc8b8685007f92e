import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProduct, getRecentlyViewed } from '../../contract/catalogue.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const productOf = async (id: number) =>
  getProduct.response.parse((await store.get(`/v1/product/${id}/`)).body).data

describe('a product', () => {
  it('answers by the contract, for everything the shop sells', async () => {
    const { rows } = await store.db.$client.query<{ id: number }>(
      'select id from product where active order by id',
    )
    expect(rows.length).toBeGreaterThanOrEqual(260)
    for (const { id } of rows) {
      const product = await productOf(id)
      expect(product.variants.length).toBeGreaterThan(0)
      expect(product.variants.map((variant) => variant.slug)).toContain(product.position_slug)
      expect(product.has_options).toBe(product.variants.length > 1)
      expect(product.price).toBe(
        product.variants.find((variant) => variant.slug === product.position_slug)?.price,
      )
      for (const { price, old_price } of product.variants) {
        expect(price).toBeGreaterThan(0)
        if (old_price !== null) expect(old_price).toBeGreaterThan(price)
      }
    }
  })

  it('says in words what its picture shows', async () => {
    const altOf = async (title: string) => {
      const { rows } = await store.db.$client.query<{ id: number }>(
        'select id from product where title = $1 and active',
        [title],
      )
      return (await productOf(rows[0]?.id ?? 0)).images[0]?.alt_text
    }
    expect(await altOf('Christmas Cactus')).toBe('Christmas Cactus, a Christmas cactus in flower in a pot')
    expect(await altOf('The Desk Fern')).toMatch(/^The Desk Fern, a Boston fern in a pot/)
    expect(await altOf('Provence Rosé')).toBe('Provence Rosé, a bottle and a glass of rosé wine')
    expect(await altOf('Claret for Sunday')).toBe('Claret for Sunday, a bottle and a glass of red wine')
  })

  it('counts its reviews and rates by them', async () => {
    const { rows } = await store.db.$client.query(
      'select product_id as id from review where product_id is not null limit 1',
    )
    const product = await productOf(rows[0].id)
    const { rows: ratings } = await store.db.$client.query(
      'select rating from review where product_id = $1',
      [product.id],
    )
    const total = ratings.reduce((sum, row) => sum + row.rating, 0)
    expect(product.review_count).toBe(ratings.length)
    expect(product.rating).toBeCloseTo(total / ratings.length, 1)
    expect(product.rating_breakdown.reduce((sum, entry) => sum + entry.count, 0)).toBe(ratings.length)
  })

  it('costs a subscriber less, whichever of it they choose', async () => {
    const firstOf = async (kind: string) => {
      const { rows } = await store.db.$client.query<{ id: number }>(
        'select id from product where kind = $1 and active order by id limit 1',
        [kind],
      )
      return productOf(rows[0]?.id ?? 0)
    }
    const roses = await firstOf('roses')
    const percent = roses.subscription?.percent_off ?? 0
    expect(percent).toBeGreaterThan(0)
    expect(new Set(roses.variants.map(({ price }) => price)).size).toBeGreaterThan(3)
    for (const { price, subscriber_price } of roses.variants)
      expect(Math.abs((subscriber_price ?? 0) - (price * (100 - percent)) / 100)).toBeLessThanOrEqual(0.5)
    const plant = await firstOf('plant')
    expect(plant.variants.filter(({ subscriber_price }) => subscriber_price !== null)).toEqual([])
  })

  it('costs less in a combination than its parts do apart', async () => {
    const { rows } = await store.db.$client.query('select product_id as id from combo limit 5')
    for (const { id } of rows) {
      for (const combo of (await productOf(id)).combos) {
        expect(combo.items.length).toBeGreaterThan(1)
        expect(combo.price).toBeLessThan(combo.old_price)
      }
    }
  })

  it('is gone once withdrawn: no page, and nothing more goes in a cart', async () => {
    const { id, position_slug } = await productOf(101)
    await store.db.$client.query('update product set active = false where id = $1', [id])
    const session = await store.newSession()
    expect((await store.get(`/v1/product/${id}/`)).status).toBe(404)
    expect(
      (await store.call('POST', `/v1/basket/${id}/${position_slug}`, { session, body: {} })).status,
    ).toBe(404)
    expect((await store.get(`/v1/filter/recently-viewed/?ids=${id},102`)).body.data.list).toHaveLength(1)
    await store.db.$client.query('update product set active = true where id = $1', [id])
  })

  it.each(['999999', '1', '2147483647'])('does not exist as %s', async (id) => {
    expect(await store.get(`/v1/product/${id}/`)).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    })
  })

  it.each(['0', '-1', '1.5', 'rose', '2147483648', '1e3x', '%00'])('refuses %s as an id', async (id) => {
    expect(await store.get(`/v1/product/${id}/`)).toMatchObject({
      status: 400,
      body: { error: { field: 'params.id' } },
    })
  })
})

describe('recently viewed products', () => {
  it('come in the order of the ids, each once, unknown ones left out', async () => {
    const { body } = await store.get('/v1/filter/recently-viewed/?ids=105,999999,101,105')
    expect(getRecentlyViewed.response.parse(body).data.list.map((card) => card.id)).toEqual([105, 101])
  })

  it('are none without ids', async () => {
    expect((await store.get('/v1/filter/recently-viewed/')).body.data.list).toEqual([])
  })

  it('are twelve at most', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => 101 + i).join(',')
    expect((await store.get(`/v1/filter/recently-viewed/?ids=${ids}`)).body.data.list).toHaveLength(12)
  })

  it.each(['1,a', ',', '1,,2', '-1', `${'1,'.repeat(200)}1`])('refuses %s', async (ids) => {
    const { status, body } = await store.get(`/v1/filter/recently-viewed/?ids=${ids}`)
    expect(status).toBe(400)
    expect(body.error.field).toBe('query.ids')
  })
})
