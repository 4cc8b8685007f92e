import { describe, expect, it } from 'vitest'
import { isLandline, phoneOf } from './phone.ts'

describe('a phone number', () => {
  it.each([
    ['07911 123456', '+447911123456'],
    ['+44 7911 123456', '+447911123456'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['+44 07911 123456', '+447911123456'],
    ['0044 7911 123456', '+447911123456'],
    ['020 7946 0018', '+442079460018'],
    ['(020) 7946-0018', '+442079460018'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+1 212 555 2368', '+12125552368'],
    ['7911123456', '+447911123456'],
  ])('%s is %s', (typed, kept) => {
    expect(phoneOf(typed)).toBe(kept)
  })

  it.each(['', '12', '07911', '+44', 'flowers', '07911 1234567890', '+999 12345678'])(
    '%j could not ring',
    (typed) => {
      expect(phoneOf(typed)).toBeUndefined()
    },
  )

  it('stays as it is when read again', () => {
    expect(phoneOf(phoneOf('07911 123456') ?? '')).toBe('+447911123456')
  })
})

describe('a landline', () => {
  it.each(['+442079460018', '+441612345678', '+33142685300', '+493012345678'])('is %s', (phone) => {
    expect(isLandline(phone)).toBe(true)
  })

  // American numbers do not tell.
  it.each(['+447911123456', '+33612345678', '+12125552368', '+491701234567'])(
    'is not %s, for all we know',
    (phone) => {
      expect(isLandline(phone)).toBe(false)
    },
  )
})
