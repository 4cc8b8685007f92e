import { expect, test } from 'vitest'
import type { OrderSummary_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { recordOf } from './order-on-device.ts'

const NOW = Date.parse('2026-11-24T14:05:00Z')
const ORDER = {
  id: 'ABCD2345',
  state: 'PAID',
  slot: { date: '2026-11-28', from: '09:00', to: '13:00' },
  shippingAddress: { line1: '1 Caledonian Road', line2: '', city: 'London', postcode: 'N1 9GU' },
  recipient: { name: 'Iris Green', phone: '+442079460018', note: 'The blue door' },
  contact: { name: 'Basil Ford', email: 'basil@example.org', phone: '+447700900456' },
  askedRecipient: null,
  lines: [
    {
      title: 'Roses',
      variantTitle: 'Large',
      quantity: 2,
      cardText: 'With love',
      cost: { text: '£50' },
    },
  ],
  refunds: [],
  totalCost: { text: '£54' },
} as unknown as OrderSummary_OrderFragment

const kept = (change: object = {}, now = NOW) => recordOf({ ...ORDER, ...change }, 'owner', now)

test('what is kept is number, day, window, address, what was ordered and paid, and nothing more', () => {
  expect(kept()).toEqual({
    id: 'ABCD2345',
    owner: 'owner',
    lookedAt: 'Tuesday 24 November at 14:05',
    forgetAt: Date.parse('2026-12-06T00:00:00Z'),
    state: 'Paid',
    day: 'Saturday 28 November',
    from: '09:00',
    to: '13:00',
    address: ['1 Caledonian Road', 'London', 'N1 9GU'],
    lines: [{ title: 'Roses, Large', quantity: 2 }],
    total: '£54',
  })
})

test.each([
  ['whose recipient says where and when', { askedRecipient: { name: 'Iris', state: 'CHOSEN' } }],
  ['not paid yet', { state: 'AWAITING_PAYMENT' }],
  ['cancelled', { state: 'CANCELLED' }],
  ['sent by e-mail', { slot: null, shippingAddress: null }],
])('an order is not kept that is %s', (_which, change) => {
  expect(kept(change)).toBeNull()
})

test('an order is kept for seven days after its delivery', () => {
  expect(kept({ state: 'DELIVERED' }, Date.parse('2026-12-05T23:59:00Z'))).not.toBeNull()
  expect(kept({ state: 'DELIVERED' }, Date.parse('2026-12-06T00:00:00Z'))).toBeNull()
})

test('what was paid is not said when some of it went back', () => {
  expect(kept({ refunds: [{}] })?.total).toBeNull()
})
