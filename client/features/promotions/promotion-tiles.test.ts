import { expect, test } from 'vitest'
import { firstPromotions } from './promotion-tiles.tsx'

test('what has an end is shown before what stays, each in its order, and two of them', () => {
  const [stays, staysToo, summer, winter] = [
    { id: '1', endsOn: null },
    { id: '2', endsOn: null },
    { id: '3', endsOn: '2027-08-31' },
    { id: '4', endsOn: '2027-01-06' },
  ]
  expect(firstPromotions([stays, staysToo])).toEqual([stays, staysToo])
  expect(firstPromotions([stays, staysToo, winter])).toEqual([winter, stays])
  expect(firstPromotions([stays, summer, winter, staysToo])).toEqual([summer, winter])
  expect(firstPromotions([])).toEqual([])
})
