import { describe, expect, it } from 'vitest'
import { formatCountries, parseCountries, isLandline, isTextable, parsePhone } from './phone.ts'

describe('a phone number', () => {
  it.each([
    ['07700 900456', '+447700900456'],
    ['+44 7700 900456', '+447700900456'],
    ['+44 (0)7700 900456', '+447700900456'],
    ['+44 07700 900456', '+447700900456'],
    ['0044 7700 900456', '+447700900456'],
    ['020 7946 0018', '+442079460018'],
    ['(020) 7946-0018', '+442079460018'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+1 212 555 2368', '+12125552368'],
    ['7700900456', '+447700900456'],
  ])('%s is %s', (typed, kept) => {
    expect(parsePhone(typed)).toBe(kept)
  })

  it.each(['', '12', '07911', '+44', 'flowers', '07700 9004567890', '+999 12345678'])(
    '%j could not ring',
    (typed) => {
      expect(parsePhone(typed)).toBeUndefined()
    },
  )

  it('stays as it is when read again', () => {
    expect(parsePhone(parsePhone('07700 900456') ?? '')).toBe('+447700900456')
  })
})

describe('a landline', () => {
  it.each(['+442079460018', '+441612345678', '+33142685300', '+493012345678'])('is %s', (phone) => {
    expect(isLandline(phone)).toBe(true)
  })

  // American numbers do not tell mobiles from landlines.
  it.each(['+447700900456', '+33612345678', '+12125552368', '+491701234567'])(
    'is not %s, for all we know',
    (phone) => {
      expect(isLandline(phone)).toBe(false)
    },
  )
})

describe('a number that gets texts', () => {
  const sandbox = { countries: parseCountries(['GB']), examples: true }

  it.each(['+447400123456', '+447700900000', '+447700900999'])('is %s', (phone) => {
    expect(isTextable(phone, sandbox)).toBe(true)
  })

  it.each([
    ['+88299812345', 'a satellite'],
    ['+881812345678', 'a satellite'],
    ['+19005551234', 'a premium rate abroad'],
    ['+449098790000', 'a premium rate'],
    ['+447024123456', 'a personal number'],
    ['+447600123456', 'a pager'],
    ['+443700100222', 'a number of a firm'],
    ['+442079460018', 'a landline'],
    ['+447797712345', 'a mobile of Jersey'],
    ['+252612345678', 'a mobile of Somalia'],
    ['+2347031234567', 'a mobile of Nigeria'],
  ])('is not %s: %s', (phone) => {
    expect(isTextable(phone, sandbox)).toBe(false)
  })

  it('is one of the countries that are chosen', () => {
    const countries = parseCountries(['GB', 'JE', 'FR', 'US'])
    for (const phone of ['+447797712345', '+33612345678', '+12125552368'])
      expect(isTextable(phone, { countries, examples: false }), phone).toBe(true)
    expect(() => parseCountries(['GB', 'XX'])).toThrow('There is no country XX (CODE_COUNTRIES)')
  })

  it('is a landline where those are asked for, and none for examples in a live shop', () => {
    expect(isTextable('+442079460018', { ...sandbox, landlines: true })).toBe(true)
    expect(isTextable('+449098790000', { ...sandbox, landlines: true })).toBe(false)
    expect(isTextable('+447700900123', { ...sandbox, examples: false })).toBe(false)
  })

  it('is said to be of its countries', () => {
    expect(formatCountries(parseCountries(['GB']))).toBe('the United Kingdom')
    expect(formatCountries(parseCountries(['JE', 'GB', 'FR']))).toBe('Jersey, the United Kingdom and France')
  })
})
