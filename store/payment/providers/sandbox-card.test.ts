import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { answerToCard } from './sandbox-card.ts'

const today = Temporal.PlainDate.from('2026-03-31')
const answer = (number: string, expiry = '12/30') => answerToCard({ number, expiry, cvc: '123' }, today)

describe('the sandbox’s bank', () => {
  it.each([
    ['4242424242424242', 'succeeded'],
    ['4000000000000002', 'failed'],
    ['4000002760003184', 'requires_action'],
    ['4242424242424241', 'failed'],
  ])('to %s says %s', (number, state) => {
    expect(answer(number).state).toBe(state)
  })

  it('takes a card until the last day of its month', () => {
    expect(answer('4242424242424242', '03 / 26').state).toBe('succeeded')
    expect(answer('4242424242424242', '02/26')).toMatchObject({
      state: 'failed',
      message: 'Your card has expired.',
    })
  })
})
