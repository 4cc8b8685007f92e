import { expect, test } from 'vitest'
import {
  changed,
  countFilters,
  readView,
  robotsOf,
  variablesOf,
  viewHref,
  withoutFilters,
} from './listing-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))
const href = (query: string) => viewHref('/category/roses', read(query))

test.each([
  ['', '/category/roses'],
  ['colour=red,pink&colour=blue', '/category/roses?colour=pink,red'],
  ['price_min=30&price_max=50&same_day=1', '/category/roses?price_min=30&price_max=50&same_day=1'],
  [
    'page=3&from=1&order_by=price&order_direction=asc',
    '/category/roses?order_by=price&order_direction=asc&from=1&page=3',
  ],
  ['from=4&page=2', '/category/roses?page=2'],
  ['from=-1&page=2&colour=&stem=<script>&price_min=cheap&same_day=yes', '/category/roses?page=2'],
  ['order_by=popularity&order_direction=desc&page=1', '/category/roses'],
])('%s is written %s', (query, address) => {
  expect(href(query)).toBe(address)
})

test('choosing something begins at the first page', () => {
  const view = read('page=4&from=2&colour=red')
  expect(changed(view, { sameDay: true })).toMatchObject({ page: 1, from: 1, sameDay: true })
  expect(withoutFilters(view)).toMatchObject({ page: 1, chosen: { colour: [] } })
})

test('a price range counts once, each value of a facet by itself', () => {
  expect(countFilters(read('colour=red,pink&price_min=10&price_max=20&same_day=1'))).toBe(4)
  expect(countFilters(read('page=2'))).toBe(0)
})

test('the gateway is asked in pence, and for what is chosen only', () => {
  expect(variablesOf(read('price_min=30&colour=red')).filters).toEqual({ priceMin: 3_000, colour: ['red'] })
  expect(variablesOf(read('price_max=40&same_day=1')).filters).toEqual({ priceMax: 4_000, sameDay: true })
  expect(variablesOf(read('')).filters).toEqual({})
})

test.each([
  ['', undefined],
  ['page=3', undefined],
  ['colour=red', 'noindex, follow'],
  ['order_by=price&order_direction=asc', 'noindex, follow'],
  ['from=1&page=2', 'noindex, follow'],
])('%s is for search engines: %s', (query, robots) => {
  expect(robotsOf(read(query))).toBe(robots)
})
