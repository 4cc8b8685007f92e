import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as pages from '../../contract/pages.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore({ now: '2026-11-20T09:00:00Z' })
})
afterAll(() => store.stop())

const data = async (path: string) => {
  const { status, body } = await store.get(path)
  expect([path, status]).toEqual([path, 200])
  return body.data
}

describe('the sitemap', () => {
  it('names everything once, with a day', async () => {
    const first = pages.getSitemap.response.parse((await store.get('/v1/sitemap/')).body).data
    expect(first.pages).toBe(2)
    const paths = first.list.map((entry) => entry.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/category/roses',
        '/delivery/london/chelsea',
        '/article/flowers-and-pets',
      ]),
    )
    const { list } = await data('/v1/sitemap/?page=2')
    const { rows } = await store.db.$client.query('select count(*)::int as n from product where active')
    expect(list).toHaveLength(rows[0].n)
    expect((await store.get('/v1/sitemap/?page=3')).status).toBe(404)
  })
})
