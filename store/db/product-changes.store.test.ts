import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { product, variant } from './schema.ts'
import { onProductChanges } from './product-changes.ts'

let store: TestStore
let stopHearing: () => Promise<void>
const heard: (number[] | 'all')[] = []

beforeAll(async () => {
  store = await startTestStore()
  let isHearing = false
  stopHearing = onProductChanges(
    store.databaseUrl,
    (products) => heard.push(products),
    (now) => (isHearing = now),
  )
  await vi.waitFor(() => expect(isHearing).toBe(true))
})
afterAll(async () => {
  await stopHearing()
  await store.stop()
})

/** What is heard of a change. A mark that is set after it comes after it. */
async function heardOf(change: string | PromiseLike<unknown>): Promise<(number[] | 'all')[]> {
  heard.length = 0
  await (typeof change === 'string' ? store.db.$client.query(change) : change)
  await store.db.$client.query("notify products_changed, '999999'")
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([999999]))
  return heard.slice(0, -1)
}

it('a changed price is heard of, and popularity is not', async () => {
  expect(await heardOf('update product set price = price + 100 where id = 101')).toContainEqual([101])
  expect(await heardOf('update product set popularity = popularity + 1 where id = 101')).toEqual([])
})

it('a product that is sold no longer concerns what shows it, one that is sold again may belong anywhere', async () => {
  expect(await heardOf('update product set active = false where id = 101')).toEqual([[101]])
  expect(await heardOf('update product set active = true where id = 101')).toEqual(['all'])
})

it('a new product may belong anywhere, a new variant concerns its product', async () => {
  const [sold] = await store.db.select().from(product).where(eq(product.id, 101))
  const [size] = await store.db.select().from(variant).where(eq(variant.productId, 101))
  if (!sold || !size) throw new Error('There is no product 101')
  const added = { ...sold, id: 900_001, realId: 'LK-900001', slug: 'new-here' }
  expect(await heardOf(store.db.insert(product).values(added))).toEqual(['all'])
  const itsSize = { ...size, id: 900_001, productId: added.id }
  expect(await heardOf(store.db.insert(variant).values(itsSize))).toEqual([[added.id]])
})
