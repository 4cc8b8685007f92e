import { expect, test } from 'vitest'
import { giftCardCode, hashCode, last4Of } from './gift-card-code.ts'

test('a code is the same for a card and a secret, and is read however it is typed', () => {
  const card = { id: '5b0f1b7e-0000-4000-8000-000000000000', nonce: 'nonce' }
  const code = giftCardCode('secret', card)
  expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  expect(giftCardCode('secret', card)).toBe(code)
  expect(giftCardCode('another', card)).not.toBe(code)
  expect(giftCardCode('secret', { ...card, nonce: 'other' })).not.toBe(code)
  expect(hashCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(hashCode(code))
  expect(last4Of(code)).toBe(code.slice(-4))
})
