import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formErrors } from '../../ui/form/form-fields.ts'
import { CARD_FIELDS } from './card-fields.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
const wrong = (typed: Partial<typeof GOOD>) =>
  formErrors(CARD_FIELDS, (name) => ({ ...GOOD, ...typed })[name as keyof typeof GOOD])

test.each([
  [{}, {}],
  [{ number: '4242-4242-4242-4242', expiry: '1126' }, {}],
  [{ number: '4242 4242 4242 4241' }, { number: 'wrong_card_number' }],
  [{ number: '3782 822463 10005' }, {}],
  [{ number: '4242' }, { number: 'not_a_card_number' }],
  [{ expiry: '10 / 26' }, { expiry: 'card_expired' }],
  [{ expiry: '13 / 30' }, { expiry: 'not_an_expiry' }],
])('a card with %j is told %j', (typed, errors) => {
  expect(wrong(typed)).toEqual(errors)
})

test('all that is wrong with a card is told at once', () => {
  expect(wrong({ number: '4242 4242 4242 4241', expiry: '01/20', cvc: '1' })).toEqual({
    number: 'wrong_card_number',
    expiry: 'card_expired',
    cvc: 'not_a_security_code',
  })
})
