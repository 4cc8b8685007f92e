import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getListing, getProduct } from '../../../contract/catalogue.ts'
import type { Listing, Product } from '../../../contract/catalogue.ts'
import { refreshProducts } from './refresh-products.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import { inTransaction } from '../../kernel/context.ts'

const FOLIAGE = ['eucalyptus', 'ruscus', 'fern']

let store: TestStore
/** All products of the flowers listing, to check counts against. */
let flowers: Product[]
beforeAll(async () => {
  store = await startTestStore()
  flowers = []
  const { pagination } = await listing('category/flowers', 'limit=48')
  for (let page = 1; page <= pagination.total_pages; page++) {
    const { list } = await listing('category/flowers', `limit=48&page=${page}`)
    for (const { id } of list)
      flowers.push(getProduct.response.parse((await store.get(`/v1/product/${id}/`)).body).data)
  }
})
afterAll(() => store.stop())

async function listing(name: string, search = ''): Promise<Listing> {
  const { status, body } = await store.get(`/v1/${name}/?${search}`)
  expect([search, status]).toEqual([search, 200])
  return getListing.response.parse(body).data
}

const stemsOf = (product: Product) => product.variants.flatMap((variant) => variant.stems)
const hasColour = (product: Product, colour: string) =>
  stemsOf(product).some((stem) => stem.colour === colour && !FOLIAGE.includes(stem.species)) ||
  product.variants.some((variant) => variant.colour === colour)
const hasStem = (product: Product, species: string) =>
  stemsOf(product).some((stem) => stem.species === species)
const countOf = (values: { value: string; count: number }[], value: string) =>
  values.find((entry) => entry.value === value)?.count ?? 0

describe('what a change to the database does to a listing', () => {
  const counts = async () => {
    const { facets, pagination } = await listing('category/flowers')
    return { total: pagination.total, red: countOf(facets.colour, 'red'), facets }
  }

  it('counts a withdrawn product no more, and again when it is back', async () => {
    const before = await counts()
    const red = flowers.find((one) => hasColour(one, 'red'))
    await store.db.$client.query('update product set active = false where id = $1', [red?.id])
    const after = await counts()
    expect(after).toMatchObject({ total: before.total - 1, red: before.red - 1 })
    await store.db.$client.query('update product set active = true where id = $1', [red?.id])
    expect(await counts()).toEqual(before)
  })

  it('sorts and narrows by a new price at once', async () => {
    const product = flowers.find((one) => one.price > 3500 && one.price < 5000)
    await store.db.$client.query('update product set price = 99999 where id = $1', [product?.id])
    const dearest = await listing('category/flowers', 'order_by=price&order_direction=desc&limit=1')
    expect(dearest.list[0]?.id).toBe(product?.id)
    const { facets } = await listing('category/flowers')
    expect(countOf(facets.price.bands, 'over-80')).toBe(flowers.filter((one) => one.price > 8000).length + 1)
    expect(facets.price.max).toBe(99999)
    await store.db.$client.query('update product set price = $2 where id = $1', [product?.id, product?.price])
  })

  it('finds a product by its new stems once it is refreshed', async () => {
    const product = flowers.find((one) => !hasStem(one, 'sunflower'))
    const before = countOf((await counts()).facets.stem, 'sunflower')
    const { rows } = await store.db.$client.query('select stems from variant where product_id = $1', [
      product?.id,
    ])
    await store.db.$client.query(
      `update variant set stems = '[{"species": "sunflower", "colour": "yellow", "count": 5}]' where product_id = $1`,
      [product?.id],
    )
    await inTransaction(store, (tx) => refreshProducts(tx, [product?.id ?? 0]))
    expect(countOf((await counts()).facets.stem, 'sunflower')).toBe(before + 1)
    const found = await listing('category/flowers', 'stem=sunflower&limit=48')
    expect(found.list.map((card) => card.id)).toContain(product?.id)
    await store.db.$client.query('update variant set stems = $2 where product_id = $1', [
      product?.id,
      JSON.stringify(rows[0].stems),
    ])
    await inTransaction(store, (tx) => refreshProducts(tx, [product?.id ?? 0]))
    expect(countOf((await counts()).facets.stem, 'sunflower')).toBe(before)
  })

  it('counts right however many change at once', async () => {
    const before = await counts()
    const ids = flowers.slice(0, 20).map((one) => one.id)
    await Promise.all(
      ids.map((id) => store.db.$client.query('update product set active = false where id = $1', [id])),
    )
    expect((await counts()).total).toBe(before.total - 20)
    await Promise.all(
      ids.map((id) => store.db.$client.query('update product set active = true where id = $1', [id])),
    )
    expect(await counts()).toEqual(before)
  })
})
