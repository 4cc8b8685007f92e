import { expect, test } from 'vitest'
import { MOST_PAGES, joinPages, partsOf } from './joined-pages.ts'

const LENGTH = 700
const everything = Array.from({ length: LENGTH }, (_, index) => index)
const getPage = async ({ page, limit }: { page: number; limit: number }) => ({
  list: everything.slice((page - 1) * limit, page * limit),
  pagination: { page, limit },
})

test.each([
  [1, undefined],
  [1, 1],
  [5, 1],
  [5, 2],
  [13, 1],
  [13, 4],
  [59, 59],
  [40, 1],
])('page %i from %j is each entry of it once, in order', async (page, from) => {
  const first = Math.min(Math.max(from ?? page, 1), page)
  const joined = await joinPages('list', partsOf({ page, from }), getPage)
  expect(joined.list).toEqual(everything.slice((first - 1) * 12, page * 12))
  expect(joined.pagination).toEqual({ page, limit: 12 })
})

test('few calls are made, and never for more than forty pages', async () => {
  expect(partsOf({ page: 40, from: 1 })).toHaveLength(9 + 3 + 1)
  const joined = await joinPages('list', partsOf({ page: 50, from: 1 }), getPage)
  expect(joined.list).toHaveLength(MOST_PAGES * 12)
  expect(joined.list.at(-1)).toBe(50 * 12 - 1)
})

test.each([-1, 0, 49, 1_000_000])('pages of %i are asked for as they are, for /v1 to refuse', (limit) => {
  expect(partsOf({ page: 3, from: 1, limit })).toEqual([1, 2, 3].map((page) => ({ page, limit })))
})

test.each([
  [3, 9],
  [3, 0],
  [3, -5],
])('page %i from %i is no list', (page, from) => {
  expect(() => partsOf({ page, from })).toThrow(`from: must be from 1 to page, which is ${page}`)
})
