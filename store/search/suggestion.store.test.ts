import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../contract/search.ts'
import * as api from '../../contract/search.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

async function search(phrase: string, more = ''): Promise<SearchAnswer> {
  const { status, body } = await store.get(`/v1/search/?q=${encodeURIComponent(phrase)}${more}`)
  expect([phrase, status]).toEqual([phrase, 200])
  return api.search.response.parse(body).data
}

describe('suggestions', () => {
  it('are the ten fixed ones before anything is typed', async () => {
    const { body } = await store.get('/v1/search/suggestions/')
    const { phrases } = api.getSuggestions.response.parse(body).data
    expect(phrases).toHaveLength(10)
    expect(phrases).toEqual(
      expect.arrayContaining([
        'roses',
        'cheap bouquets',
        'bouquet of 51 roses',
        'peonies',
        'bouquets for moms',
        'birthday',
        'wedding bouquets',
        'roses up to £30',
      ]),
    )
    for (const phrase of phrases) expect((await search(phrase)).list.length).toBeGreaterThan(0)
  })

  it('follow what is typed', async () => {
    const { body } = await store.get('/v1/search/suggestions/?q=mary')
    expect(body.data.products[0].title).toBe('The Marylebone')
    const peo = (await store.get('/v1/search/suggestions/?q=peo')).body.data
    expect(peo.categories[0].slug).toBe('peonies')
    expect(peo.phrases).toContain('peonies')
  })
})
