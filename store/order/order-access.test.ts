import { expect, it } from 'vitest'
import { buyerOrderUrl } from './order-access.ts'

const LINKS = {
  secret: 'a secret of the tests, long enough for anything',
  siteUrl: 'https://larkspur.example',
}
const GUESTS = { id: 'ABCD1234', userId: null, type: 'default' } as const

it('a guest finds the order, and where it is paid, by a link that opens it', () => {
  const opens = /^https:\/\/larkspur\.example\/order\/open\/ABCD1234\.[\w-]{22}$/
  const order = buyerOrderUrl(LINKS, GUESTS, 'order')
  expect(order).toMatch(opens)
  expect(buyerOrderUrl(LINKS, GUESTS, 'payment')).toBe(`${order}?pay=1`)
})

it.each([
  ['default', 'order', '/order/ABCD1234'],
  ['default', 'payment', '/payment/stripe/ABCD1234'],
  ['subscription', 'order', '/order/ABCD1234'],
  ['subscription', 'payment', '/payment/stripe/ABCD1234?type=subscription'],
] as const)('an account finds its %s order’s page "%s" by signing in', (type, page, path) => {
  const url = new URL(buyerOrderUrl(LINKS, { id: 'ABCD1234', userId: 'iris', type }, page))
  expect(url.pathname).toBe('/auth')
  expect(url.searchParams.get('next')).toBe(path)
})
