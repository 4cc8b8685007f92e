import { expect, test } from 'vitest'
import type { KeptOrder } from '../../data/browser/kept-orders.ts'
import { keptOrderPage, offlinePage } from './offline-page.ts'
import { orderIdIn } from './order-path.ts'

const ORDER: KeptOrder = {
  id: 'ABCD2345',
  owner: null,
  lookedAt: 'Tuesday 24 November at 14:05',
  forgetAt: Date.parse('2026-12-06T00:00:00Z'),
  state: 'Paid',
  day: 'Saturday 28 November',
  from: '09:00',
  to: '13:00',
  address: ['1 Caledonian Road', 'London', 'N1 9GU'],
  lines: [{ title: 'Twelve <b>roses</b>', quantity: 2 }],
  total: '£54',
}
const FLORIST = { label: 'Talk to a florist', phone: '020 7946 0142', hours: 'Every day, 8am to 8pm' }
const REST = { orders: [], florist: FLORIST, nonce: 'n' }

test('a kept order says what was known of it, and when', () => {
  const html = keptOrderPage(ORDER, REST)
  expect(html).toContain('<title>Order ABCD2345 — Larkspur</title>')
  expect(html).toContain('Saturday 28 November<small>09:00–13:00</small>')
  expect(html).toContain(
    'when you looked at it on Tuesday 24 November at 14:05: “Paid”. It may have changed since.',
  )
  expect(html).toContain('1 Caledonian Road<br>London<br>N1 9GU')
  expect(html).toContain('<dt>Paid</dt><dd>£54</dd>')
})

test('what was typed somewhere is no markup', () => {
  expect(keptOrderPage(ORDER, REST)).toContain('2 × Twelve &lt;b&gt;roses&lt;/b&gt;')
})

test('an order of which money went back says no total', () => {
  expect(keptOrderPage({ ...ORDER, total: null }, REST)).not.toContain('<dt>Paid</dt>')
})

test('the offline page leads to what is kept and to the telephone', () => {
  const html = offlinePage({ ...REST, orders: [ORDER] })
  expect(html).toContain('<a href="/order/ABCD2345"><b>Saturday 28 November, 09:00–13:00</b>')
  expect(html).toContain('<a href="tel:+442079460142">020 7946 0142</a>')
  expect(offlinePage({ ...REST, florist: undefined })).not.toContain('tel:')
})

test('it asks for nothing else: no file of the shop', () => {
  const html = offlinePage({ ...REST, orders: [ORDER] })
  expect(html).not.toMatch(/\bsrc=|url\(|@import|<link(?! rel="icon" href="data:,")/)
})

test.each([
  ['/order/ABCD2345', 'ABCD2345'],
  ['/profile/order/ABCD2345', 'ABCD2345'],
  ['/order', undefined],
  ['/order/ABCD2345/invoice', undefined],
  ['/order/open/A.token', undefined],
  ['/track/secret', undefined],
  ['/for-you/secret', undefined],
])('%s shows the order %s', (path, id) => {
  expect(orderIdIn(path)).toBe(id)
})
