import { expect, test } from 'vitest'
import { pageHref } from './page-href.ts'

test.each([
  ['/blog', 1, undefined, '/blog'],
  ['/blog', 3, undefined, '/blog?page=3'],
  ['/search', 1, { q: 'red roses' }, '/search?q=red+roses'],
  ['/search', 2, { q: 'red roses' }, '/search?q=red+roses&page=2'],
  ['/profile/orders', 2, { q: '' }, '/profile/orders?page=2'],
])('%s, page %i of %j', (path, page, query, href) => {
  expect(pageHref(path, page, query)).toBe(href)
})
