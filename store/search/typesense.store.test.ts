import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typesense } from './typesense.ts'
import { search as searchIn } from './search.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { startUpstream } from '../../tests/support/stand-ins/upstream.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('an outside search service', () => {
  it('finds the products; categories and articles stay the shop’s own', async () => {
    const service = await startUpstream()
    service.answer(() => ({
      json: { found: 41, page: 2, hits: [{ document: { id: '105' } }, { document: { id: '101' } }] },
    }))
    const outside = typesense({ url: service.url, apiKey: 'key', collection: 'products' })
    const answer = await searchIn(store, { q: 'peonies', page: 2, limit: 20 }, outside)
    expect(answer.list.map((card) => card.id)).toEqual([105, 101])
    expect(answer.pagination).toEqual({ page: 2, per_page: 20, total: 41, total_pages: 3, is_exact: true })
    expect(answer.categories[0]?.slug).toBe('peonies')
    const [seen] = service.seen
    const asked = new URL(seen?.path ?? '', service.url)
    expect(asked.pathname).toBe('/collections/products/documents/search')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ q: 'peonies', page: '2', per_page: '20' })
    expect(seen?.headers['x-typesense-api-key']).toBe('key')
    await service.stop()
  })

  it('is not asked for an occasion or a colour alone, of which flowers come first', async () => {
    const service = await startUpstream()
    service.answer(() => ({ json: { found: 1, hits: [{ document: { id: '105' } }] } }))
    const outside = typesense({ url: service.url, apiKey: 'key', collection: 'products' })
    for (const q of ['birthday', 'pink for mum']) {
      const { list } = await searchIn(store, { q, page: 1, limit: 12 }, outside)
      expect(list).toHaveLength(12)
    }
    expect(service.seen).toEqual([])
    await service.stop()
  })

  it.each([
    ['an error', { status: 503, json: { message: 'Not Ready or Lagging' } }],
    ['nonsense', { text: 'hello' }],
    ['silence', 'silence'],
  ] as const)('that answers with %s is done without', async (_what, reply) => {
    const service = await startUpstream()
    service.answer(() => reply)
    const outside = typesense({ url: service.url, apiKey: 'key', collection: 'products', timeoutMs: 200 })
    const answer = await searchIn(store, { q: 'peonies', page: 1, limit: 12 }, outside)
    expect(answer.list[0]?.title).toBe('Peony and Nothing Else')
    await service.stop()
  })
})
