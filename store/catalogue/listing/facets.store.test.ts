import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getListing, getProduct } from '../../../contract/catalogue.ts'
import type { Listing, Product } from '../../../contract/catalogue.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

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
const isIn = (product: Product, slug: string) => product.collections.some((entry) => entry.slug === slug)
const countOf = (values: { value: string; count: number }[], value: string) =>
  values.find((entry) => entry.value === value)?.count ?? 0

describe('the facets of a listing', () => {
  it('count what is there', async () => {
    const { facets, pagination, applied } = await listing('category/flowers')
    expect(pagination.total).toBe(flowers.length)
    expect(applied).toMatchObject({ colour: [], price_min: null, same_day: false })
    for (const colour of ['red', 'white', 'blue'])
      expect(countOf(facets.colour, colour)).toBe(flowers.filter((one) => hasColour(one, colour)).length)
    for (const species of ['rose', 'peony', 'eucalyptus'])
      expect(countOf(facets.stem, species)).toBe(flowers.filter((one) => hasStem(one, species)).length)
    expect(countOf(facets.occasion, 'wedding')).toBe(flowers.filter((one) => isIn(one, 'wedding')).length)
    expect(countOf(facets.recipient, 'mom')).toBe(flowers.filter((one) => isIn(one, 'mom')).length)
    expect(countOf(facets.same_day, 'yes')).toBe(flowers.filter((one) => one.same_day).length)
    expect(facets.price.bands.reduce((sum, band) => sum + band.count, 0)).toBe(flowers.length)
    expect(facets.price.min).toBe(Math.min(...flowers.map((one) => one.price)))
    expect(facets.price.max).toBe(Math.max(...flowers.map((one) => one.price)))
  })

  it('narrow together, and widen within one', async () => {
    const found = await listing(
      'category/flowers',
      'colour=red,pink&stem=rose&stem=peony&price_max=6000&limit=48',
    )
    const expected = flowers.filter(
      (one) =>
        (hasColour(one, 'red') || hasColour(one, 'pink')) &&
        (hasStem(one, 'rose') || hasStem(one, 'peony')) &&
        one.price <= 6000,
    )
    expect(expected.length).toBeGreaterThan(5)
    expect(found.pagination).toMatchObject({ total: expected.length, is_exact: true })
    expect(new Set(found.list.map((card) => card.id))).toEqual(
      new Set(expected.slice(0, 48).map((one) => one.id)),
    )
    expect(found.applied).toMatchObject({
      colour: ['red', 'pink'],
      stem: ['rose', 'peony'],
      price_max: 6000,
    })
  })

  it('do not count against their own choice, but against the others', async () => {
    const { facets } = await listing('category/flowers', 'colour=red&stem=tulip')
    expect(countOf(facets.colour, 'yellow')).toBe(
      flowers.filter((one) => hasColour(one, 'yellow') && hasStem(one, 'tulip')).length,
    )
    expect(countOf(facets.stem, 'rose')).toBe(
      flowers.filter((one) => hasStem(one, 'rose') && hasColour(one, 'red')).length,
    )
    expect(countOf(facets.occasion, 'wedding')).toBe(
      flowers.filter((one) => isIn(one, 'wedding') && hasStem(one, 'tulip') && hasColour(one, 'red')).length,
    )
    expect(facets.colour.find((value) => value.value === 'red')?.is_selected).toBe(true)
  })

  it('keep the order that was asked for', async () => {
    const { list } = await listing('category/flowers', 'colour=white&order_by=price&order_direction=asc')
    const prices = list.map((card) => card.price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('page through what they leave, each product once', async () => {
    const first = await listing('category/flowers', 'same_day=1&colour=pink&limit=7')
    const seen: number[] = []
    for (let page = 1; page <= first.pagination.total_pages; page++)
      seen.push(
        ...(await listing('category/flowers', `same_day=1&colour=pink&limit=7&page=${page}`)).list.map(
          (card) => card.id,
        ),
      )
    expect(seen).toHaveLength(first.pagination.total)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('may leave nothing, with counts that show the way back', async () => {
    const { list, facets, pagination } = await listing('category/flowers', 'price_min=100000&colour=red')
    expect(list).toEqual([])
    expect(pagination).toMatchObject({ total: 0, total_pages: 1 })
    expect(facets.price.bands.some((band) => band.count > 0)).toBe(true)
  })

  it.each([
    ['colour=mauve', 'query.colour'],
    ['colour=red;drop', 'query.colour'],
    ['stem=cabbage', 'query.stem'],
    ['price_min=-1', 'query.price_min'],
    ['price_max=cheap', 'query.price_max'],
    ['price_min=5000&price_max=4000', 'query.price_max'],
    ['same_day=maybe', 'query.same_day'],
    [`colour=${'red,'.repeat(30)}`, 'query.colour'],
  ])('refuse %s and name the field', async (search, field) => {
    const { status, body } = await store.get(`/v1/category/flowers/?${search}`)
    expect(status).toBe(400)
    expect(body.error.field).toBe(field)
  })
})
