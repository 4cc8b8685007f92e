import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../contract/search.ts'
import * as api from '../../contract/search.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

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

  const suggestionsFor = async (typed: string) => {
    const { body } = await store.get(`/v1/search/suggestions/?q=${encodeURIComponent(typed)}`)
    const { categories, products, pages, phrases } = api.getSuggestions.response.parse(body).data
    return {
      phrases,
      categories: categories.map(({ slug }) => slug),
      kinds: products.map(({ kind }) => kind),
      titles: products.map(({ title }) => title),
      pages: pages.map(({ path }) => path),
    }
  }

  it.each(['ro', 'ros', 'rose'])(
    'for "%s" are bouquets of roses, before anything that smells of them',
    async (typed) => {
      const { categories, kinds, titles } = await suggestionsFor(typed)
      expect(categories[0]).toBe('roses')
      expect(kinds.slice(0, 3)).toEqual(['roses', 'roses', 'roses'])
      expect(titles.join()).not.toMatch(/Bath Salts|Bear|Champagne/)
    },
  )

  it.each([
    ['de', '/delivery'],
    ['deli', '/delivery'],
    ['trac', '/profile/orders'],
    ['canc', '/profile/orders'],
    ['cat', '/article/flowers-and-pets'],
    ['manch', '/delivery/manchester'],
  ])('for "%s" lead to %s', async (typed, path) => {
    expect((await suggestionsFor(typed)).pages[0]).toBe(path)
  })

  it.each([
    ['fune', 'sympathy-flowers'],
    ['xm', 'christmas-flowers'],
    ['hidr', 'hydrangeas'],
    ['va', 'vase-arrangements'],
    ['choc', 'food-and-drink'],
  ])('for "%s" have the category %s', async (typed, slug) => {
    expect((await suggestionsFor(typed)).categories).toContain(slug)
  })

  it('for "cat" are harmless to one, and no cathedral', async () => {
    const { titles } = await suggestionsFor('cat')
    expect(titles).toHaveLength(4)
    expect(titles).not.toContain('Cathedral')
  })

  it('for "no" are the fixed ones: anything may follow', async () => {
    const { phrases, categories, titles, pages } = await suggestionsFor('no')
    expect([phrases.length, categories, titles, pages]).toEqual([10, [], [], []])
  })
})
