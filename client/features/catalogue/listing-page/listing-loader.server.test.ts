import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SharedBackend } from '../../../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../../../tests/support/processes/shared-backend.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

async function open(path: string) {
  const { statusCode, headers, body } = await request(backend.shop.url + path, {
    headers: { 'user-agent': 'Googlebot/2.1' },
  })
  const html = await body.text()
  const total = />(\d+)(?:<!-- -->)?(\+?)(?:<!-- -->)? (?:<!-- -->)?products?</.exec(html)
  return { html, status: statusCode, location: headers.location, total: Number(total?.[1] ?? NaN) }
}

/** The links of a page that narrow it down, each with the number it promises. */
function choices(html: string): { href: string; count: number }[] {
  const found = html.matchAll(/<a[^>]*rel="nofollow"[^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>).)*?<small>(\d+)/g)
  return [...found].map(([, href = '', count]) => ({
    href: href.replaceAll('&amp;', '&'),
    count: Number(count),
  }))
}

describe.each(['/gifts', '/all-gifts', '/cards', '/promotions/2', '/category/roses', '/filter/same-day'])(
  '%s',
  (path) => {
    test('can be narrowed down to as many as it promises, and narrowed down is not for search engines', async () => {
      const whole = await open(path)
      expect(whole.status).toBe(200)
      expect(whole.html).not.toContain('noindex')
      const offered = choices(whole.html)
      expect(offered.length).toBeGreaterThan(4)
      for (const { href, count } of [offered[0], offered.at(-1)].filter((choice) => choice !== undefined)) {
        const narrowed = await open(href)
        expect([href, narrowed.status, narrowed.total]).toEqual([href, 200, count])
        expect(narrowed.html).toContain('noindex, follow')
        // What narrows it further keeps what was chosen.
        const [name = ''] = (href.split('?')[1] ?? '').split('=')
        const further = choices(narrowed.html).filter((choice) => choice.href.includes(`${name}=`))
        expect(further.length).toBeGreaterThan(0)
      }
    })

    test('is sorted both ways, page by page', async () => {
      const titles = async (query: string) =>
        [...(await open(`${path}?${query}`)).html.matchAll(/<article[^>]*>.*?<h3[^>]*>(.*?)<\/h3>/gs)]
          .map(([, title]) => title)
          .slice(-12)
      const dear = await titles('order_by=price&order_direction=desc')
      const cheap = await titles('order_by=price&order_direction=asc')
      expect(dear.length).toBeGreaterThan(3)
      expect(dear).not.toEqual(cheap)
      expect((await open(`${path}?page=999`)).status).toBe(404)
    })

    test('leads to all of it when it is asked for what there is not', async () => {
      const sort = 'order_by=price&order_direction=asc'
      const unknown = await open(`${path}?colour=no-more&${sort}`)
      expect([unknown.status, unknown.location]).toEqual([302, `${path}?${sort}`])
      const turned = await open(`${path}?price_min=90&price_max=10`)
      expect([turned.status, turned.location]).toEqual([302, path])
    })
  },
)

test('a listing that is none is not there, whatever it is asked for', async () => {
  const answer = await open('/category/nothing?colour=red')
  expect([answer.status, answer.location]).toEqual([302, '/category/nothing'])
  expect((await open('/category/nothing')).status).toBe(404)
})

test('behind the last page of a search is its last page', async () => {
  const beyond = await open('/search?q=roses&page=50')
  expect(beyond.status).toBe(302)
  const last = Number(/page=(\d+)$/.exec(String(beyond.location))?.[1])
  expect(last).toBeGreaterThan(1)
  const there = await open(String(beyond.location))
  expect(there.status).toBe(200)
  expect(there.html).toContain(`aria-label="Page ${last}"`)
  expect(there.html).not.toContain('Nothing found')
})
