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

  it.each([
    ['BT1 1AA', 'Northern Ireland'],
    ['GY1 1AA', 'Guernsey'],
    ['JE2 3AB', 'Jersey'],
    ['IM1 1AA', 'the Isle of Man'],
    ['HS1 2AA', 'the Outer Hebrides'],
    ['ZE1 0AA', 'Shetland'],
    ['KW15 1AA', 'Orkney'],
    ['KW1 4AA', 'the far north of Scotland'],
    ['IV27 4AA', 'the far north and north-west of Scotland'],
    ['IV54 8AA', 'the far north and north-west of Scotland'],
    ['IV51 9AA', 'the Isle of Skye'],
    ['PH42 4RL', 'the Small Isles'],
    ['PA20 9AA', 'the Isle of Bute'],
    ['PA43 7AA', 'the islands off Argyll'],
    ['PA77 6AA', 'the islands off Argyll'],
    ['KA27 8AA', 'the islands of the Clyde'],
    ['TR21 0AA', 'the Isles of Scilly'],
    ['PO30 1AA', 'the Isle of Wight'],
    ['po41 0aa', 'the Isle of Wight'],
  ])('%s is out of reach, and the message says that it is %s', (postcode, place) => {
    const outcode = postcode.split(' ')[0]?.toUpperCase() ?? ''
    expect(zoneOf(postcode)).toEqual({
      postcode: postcode.toUpperCase(),
      message: expect.stringMatching(`^We do not deliver to ${outcode} yet: .* do not reach ${place}\\.`),
    })
  })

  it.each([
    ...['PO1 3AA', 'PO11 0AA', 'TR1 1AA', 'TR26 1AA', 'KA1 1AA', 'KA30 8AA', 'PA1 1AA', 'PA19 1AA'],
    ...['PA34 4AA', 'PA80 5AA', 'PH41 4AA', 'IV1 1AA', 'IV20 1AA', 'IV36 1AA', 'IV63 6AA', 'LL77 7AA'],
  ])('%s beside them is within reach', (postcode) => {
    expect(zoneOf(postcode)).toEqual({ postcode, zone: 'uk' })
  })

  it.each(['N1', 'w1', 'SW1A', 'M1', ' EH1 '])('%j is asked for its second half', (outcode) => {
    expect(zoneOf(outcode)).toEqual({ message: expect.stringContaining('the whole postcode') })
  })

  it('of a place beyond our reach need not be whole', () => {
    expect(zoneOf('BT1')).toEqual({ message: expect.stringContaining('do not deliver to BT1 yet') })
  })

  it.each(['', 'London', 'E99', 'QQ1', '12345', 'N1 9GUX', '75001', 'ΝΙ 9GU', 'N1\u00009GU'])(
    '%j is no postcode',
    (postcode) => {
      expect(zoneOf(postcode)).toEqual({ message: 'This is not a UK postcode' })
    },
  )
})
