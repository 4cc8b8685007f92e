import { describe, expect, it } from 'vitest'
import { SandboxCard } from '../payment.ts'
import { GiftCardText, OrderId, ProductId, Quantity, Slug } from './primitives.ts'

describe('what the contract lets through', () => {
  it.each([
    [
      'a slug',
      Slug,
      ['rose', 'rose-12', '0', 'rose~ab12'],
      ['', 'Rose', '-rose', '~rose', 'ro se', '../rose', 'rosé', 'a'.repeat(121)],
    ],
    ['an order number', OrderId, ['2345ABCD'], ['2345abcd', '2345ABC', '2345ABCDE', '']],
    ['a product id', ProductId, ['1', 7, '2147483647'], ['0', -1, '1.5', 'x', '', '2147483648', null]],
    ['a quantity', Quantity, [1, 99], [0, -1, 1.5, 100, '1', Number.NaN, Number.POSITIVE_INFINITY]],
    ['a card text', GiftCardText, ['', 'With love,\nIris 🌷'], ['a\0', 'a\u001b', 'x'.repeat(301), 1]],
  ] as const)('as %s', (_what, schema, good, bad) => {
    for (const value of good) expect([value, schema.safeParse(value).success]).toEqual([value, true])
    for (const value of bad) expect([value, schema.safeParse(value).success]).toEqual([value, false])
  })

  it('as a card number, with or without gaps', () => {
    const card = { expiry: '01 / 30', cvc: '123' }
    for (const number of ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242']) {
      expect(SandboxCard.parse({ ...card, number }).number).toBe('4242424242424242')
    }
  })
})
