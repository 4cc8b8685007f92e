import { request } from 'undici'
import { beforeAll, expect, test } from 'vitest'
import type { SharedBackend } from '../../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../../tests/support/processes/shared-backend.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

async function open(path: string) {
  const { statusCode, headers, body } = await request(backend.shop.url + path)
  const html = (await body.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
  const total = />(\d+) products?</.exec(html)
  return { html, status: statusCode, location: headers.location, total: Number(total?.[1] ?? NaN) }
}

test('results are narrowed to as many as is promised, keep the phrase, and can be sorted', async () => {
  const whole = await open('/search?q=roses')
  const [, href = '', count] =
    /<a[^>]*rel="nofollow"[^>]*href="(\/search\?q=roses&colour=red)"[^>]*>(?:(?!<\/a>).)*?<small>(\d+)/.exec(
      whole.html,
    ) ?? []
  const narrowed = await open(href)
  expect(narrowed.total).toBe(Number(count))
  expect(narrowed.total).toBeLessThan(whole.total)
  const prices = async (direction: string) => {
    const { html } = await open(`/search?q=roses&order_by=price&order_direction=${direction}`)
    return [...html.matchAll(/<article.*?£([\d.]+)/gs)].map(([, price]) => Number(price)).slice(0, 12)
  }
  const cheap = await prices('asc')
  expect(cheap).toEqual([...cheap].sort((one, other) => one - other))
  expect((await prices('desc'))[0]).toBeGreaterThan(cheap.at(-1) ?? 0)
})

test('what there is no more leads to all of the results', async () => {
  const answer = await open('/search?q=roses&colour=no-more')
  expect([answer.status, answer.location]).toEqual([302, '/search?q=roses'])
})

test('a question leads to its page, and nothing is said not to be found', async () => {
  const { html } = await open('/search?q=track+my+order')
  expect(html).toMatch(/<ul[^>]*aria-label="About the shop"[^>]*><li><a[^>]*href="\/profile\/orders"/)
  expect(html).not.toContain('Nothing found')
  expect((await open('/search?q=asdfghjkl')).html).toContain(
    'Nothing found. Try fewer words, or different ones.',
  )
})

test('a card stands for the size that was asked for, and leads there', async () => {
  const { html } = await open('/search?q=100+roses')
  const [, href = ''] =
    /<h3[^>]*><a[^>]*href="(\/product\/\d+\?variant=[^"]*)"[^>]*>Red Roses: 101 stems/.exec(html) ?? []
  expect((await open(href)).html).toContain('£199.95')
})

test('a card stands for the colour that was asked for, and leads there', async () => {
  const { html } = await open('/search?q=pink+roses')
  expect(html).toMatch(/<h3[^>]*><a[^>]*href="\/product\/\d+\?variant=pink-[^"]*"[^>]*>A Dozen, Your Colour/)
})

test('what was understood is named, and each part leads to the search without it', async () => {
  const { html } = await open('/search?q=red+roses+no+lilies+under+40')
  const [, list = ''] = /<ul[^>]*aria-label="What was understood"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  const links = [...list.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [
    text,
    href,
  ])
  expect(links).toEqual([
    ['red', '/search?q=roses+no+lilies+under+40'],
    ['without lilies', '/search?q=red+roses+under+40'],
    ['up to £40', '/search?q=red+roses+no+lilies'],
  ])
  expect((await open('/search?q=roses')).html).not.toContain('What was understood')
})

test('a phrase that is too long is read as far as it goes, and it says so', async () => {
  const { html, status } = await open(`/search?q=${'roses '.repeat(40).trim().replaceAll(' ', '+')}`)
  expect(status).toBe(200)
  expect(html).toContain('what comes after 100 letters was left unread')
  expect((await open('/search?q=roses')).html).not.toContain('left unread')
})

test('a product says what it does to pets', async () => {
  const { html } = await open('/search?q=white+lilies')
  const [, href = ''] = /<h3[^>]*><a[^>]*href="(\/product\/\d+[^"]*)"/.exec(html) ?? []
  expect((await open(href)).html).toContain('Lilies are deadly to cats: do not send it where one lives.')
})
