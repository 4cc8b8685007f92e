import { expect, test } from 'vitest'
import { sharedBackend } from '../support/processes/shared-backend.ts'

/** Where a reader begins: pages that others lead to. */
const BEGIN = [
  '/',
  '/category',
  '/filter',
  '/search?q=roses',
  '/search?q=qqqq',
  '/favorites',
  '/cart',
  '/auth',
  '/un',
]
/** Pages of one kind are alike, and of some (what can be put together in the constructor) there is no end. */
const OPENED_OF_A_KIND = 25
const READ_OF_A_KIND = 10
const AT_ONCE = 4

/** Addresses of the shop in a page's HTML, without the part behind `#`. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)[^"]*"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

/** `/category/roses?page=2` is of the kind `/category/…?`. */
function kindOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop')
  const [, first, ...rest] = pathname.split('/')
  return `/${first}${rest.length ? '/…' : ''}${search && '?'}`
}

test('links lead to pages, wherever one goes', { timeout: 300_000 }, async () => {
  const { shop } = await sharedBackend()
  const from = new Map(BEGIN.map((address) => [address, 'the beginning']))
  const waiting = [...BEGIN]
  const opened = new Map<string, number>()
  const broken: string[] = []
  const openNext = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const kind = kindOf(address)
      const before = opened.get(kind) ?? 0
      if (before >= OPENED_OF_A_KIND) continue
      opened.set(kind, before + 1)
      const answer = await fetch(shop.url + address, { redirect: 'manual' })
      const html = await answer.text()
      if (answer.status >= 400) broken.push(`${address} (${answer.status}), from ${from.get(address)}`)
      if (before >= READ_OF_A_KIND) continue
      const next = answer.headers.get('location')
      for (const link of next?.startsWith('/') ? [next.replace(/#.*/, '')] : linksIn(html)) {
        if (from.has(link)) continue
        from.set(link, address)
        waiting.push(link)
      }
    }
  }
  while (waiting.length) await Promise.all(Array.from({ length: AT_ONCE }, openNext))
  const all = [...opened.values()].reduce((sum, count) => sum + count, 0)
  console.log(`${all} addresses of ${opened.size} kinds were opened, of ${from.size}`)
  expect(all).toBeGreaterThan(200)
  expect(broken).toEqual([])
})
