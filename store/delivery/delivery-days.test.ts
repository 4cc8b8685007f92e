import { expect, it } from 'vitest'
import { destinationInZone, destinationOf } from './delivery-days.ts'

it.each([
  ['london', 'N1 9GU', 'london'],
  ['uk', 'M1 1AE', 'england-and-wales'],
  ['uk', 'CF10 1EP', 'england-and-wales'],
  ['uk', 'EH1 1YZ', 'scotland'],
  ['uk', 'G2 1DY', 'scotland'],
  ['uk', 'GL1 1AA', 'england-and-wales'],
  ['uk', 'DG16 5EA', 'scotland'],
  ['uk', 'TD1 1AA', 'scotland'],
  ['uk', 'TD15 1AA', 'england-and-wales'],
  ['uk', 'CA1 1AA', 'england-and-wales'],
])('a postcode of %s, %s, keeps the days of %s', (zone, postcode, region) => {
  expect(destinationOf({ zone, postcode })).toEqual({ zone, regions: [region] })
})

it('what is promised outside London holds in each nation we deliver in', () => {
  expect(destinationInZone('uk')).toEqual({ zone: 'uk', regions: ['england-and-wales', 'scotland'] })
})
