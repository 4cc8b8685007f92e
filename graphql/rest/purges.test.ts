import { expect, test } from 'vitest'
import { Purges, preciseNow, productsIn } from './purges.ts'

test('an answer shows the products in it, wherever they stand, each once', () => {
  const rose = { id: 7, real_id: 'LK-7', price: 100 }
  expect(
    productsIn({ data: { list: [rose, { id: 9, real_id: 'LK-9' }], upsell: { items: [rose] } } }),
  ).toEqual([7, 9])
  expect(productsIn({ id: 3, title: 'a collection', variants: [{ id: 4 }] })).toEqual([])
  expect(productsIn(null)).toEqual([])
})

test('what was begun before a product changed is known to be old, and nothing else is', () => {
  const purges = new Purges()
  const before = preciseNow()
  purges.note([7])
  expect(purges.changedSince(before, [6, 7])).toBe(true)
  expect(purges.changedSince(before, [6])).toBe(false)
  expect(purges.changedSince(preciseNow(), [7])).toBe(false)
  purges.note('all')
  expect(purges.changedSince(before, [])).toBe(true)
})
