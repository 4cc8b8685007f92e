import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { calendarOf, destinationInZone, destinationOf } from './delivery-days.ts'

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
  expect(destinationOf({ zone, postcode })).toMatchObject({ zone, regions: [region] })
})

it('what is promised outside London holds in each nation we deliver in', () => {
  expect(destinationInZone('uk')).toEqual({ zone: 'uk', regions: ['england-and-wales', 'scotland'] })
})

it.each([
  ['one nation is closed, the other open till noon', null, '12:00', null],
  ['one is open till noon, the other closed', '12:00', null, null],
  ['one closes before the other', '12:00', '15:00', '12:00'],
  ['one closes after the other', '15:00', '12:00', '12:00'],
  ['one is as ever', undefined, '12:00', '12:00'],
  ['the other is as ever', '12:00', undefined, '12:00'],
])('outside London the stricter day holds: %s', (_, england, scotland, strictest) => {
  const row = (region: 'england-and-wales' | 'scotland', lastEnd: string | null | undefined) =>
    lastEnd === undefined ? [] : [{ region, day: '2026-12-24', lastEnd, name: `In ${region}`, open: false }]
  const days = calendarOf([...row('england-and-wales', england), ...row('scotland', scotland)])
  expect(days.ruleOn(destinationInZone('uk'), Temporal.PlainDate.from('2026-12-24'))).toMatchObject({
    lastEnd: strictest,
  })
})
