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

describe('a search for something about the shop', () => {
  it.each([
    ['delivery', '/delivery'],
    ['contact', '/contact-us'],
    ['loyalty programme', '/loyalty-program'],
    ['privacy policy', '/privacy-policy'],
    ['about us', '/about-us'],
    ['payment', '/payment-info'],
  ])('%s leads to %s', async (phrase, path) => {
    expect((await search(phrase)).pages.map((page) => page.path)).toContain(path)
  })

  it('reads what the pages say when there are no such flowers', async () => {
    const { list, pages } = await search('refund')
    expect(list).toEqual([])
    expect(pages.length).toBeGreaterThan(0)
  })

  it('leaves those who look for flowers alone', async () => {
    for (const phrase of ['red roses', 'peonies', 'birthday'])
      expect((await search(phrase)).pages).toEqual([])
  })

  it('names nothing that is a step of something else', async () => {
    for (const phrase of ['unsubscribe', 'free greeting card'])
      for (const { path } of (await search(phrase)).pages) expect(path).not.toMatch(/^\/(un|.*\/final)$/)
  })
})
