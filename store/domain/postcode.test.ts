import { describe, expect, it } from 'vitest'
import { zoneOf } from './postcode.ts'

describe('the zone of a postcode', () => {
  it.each([
    'N1 9GU',
    'n19gu',
    ' ec1a1bb ',
    'SW1A 1AA',
    'WC2N 5DU',
    'BR1 1AA',
    'CR0 1AA',
    'E20 1AA',
    'N1C 4AB',
    'W1A 1AA',
    'TW9 1AA',
    'UB8 1AA',
  ])('%s is London', (postcode) => {
    expect(zoneOf(postcode)).toMatchObject({
      zone: 'london',
      postcode: expect.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/),
    })
  })

  it.each(['M1 1AE', 'EH1 1YZ', 'CF10 1AA', 'TR1 1AA', 'SL4 1NJ', 'WD17 1AA', 'NE1 1AA', 'SS1 1AA'])(
    '%s is the rest of the UK',
    (postcode) => {
      expect(zoneOf(postcode)).toMatchObject({ zone: 'uk' })
    },
  )

  it.each(['BT1 1AA', 'GY1 1AA', 'JE2 3AB', 'IM1 1AA', 'HS1 2AA', 'ZE1 0AA', 'KW15 1AA'])(
    '%s is out of reach, and the message says so',
    (postcode) => {
      expect(zoneOf(postcode)).toMatchObject({ message: expect.stringContaining('do not deliver to') })
    },
  )

  it.each(['', 'London', 'N1', '12345', 'N1 9GUX', '75001', 'ΝΙ 9GU', 'N1\u00009GU'])(
    '%j is no postcode',
    (postcode) => {
      expect(zoneOf(postcode)).toEqual({ message: 'This is not a UK postcode' })
    },
  )
})
