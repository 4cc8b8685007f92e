import { expect, it } from 'vitest'
import { OFFERED_SORTS, readSort, titleOf } from './sort.ts'

it('offers what is loved, cheap, dear or new, and nothing by its age or want of buyers', () => {
  expect(OFFERED_SORTS.map(({ title }) => title)).toEqual([
    'Most popular',
    'Price: low to high',
    'Price: high to low',
    'Newest',
  ])
})

it.each([
  ['', 'Most popular'],
  ['order_by=newest', 'Newest'],
  ['order_by=newest&order_direction=asc', 'Oldest'],
  ['order_by=popularity&order_direction=asc', 'Least loved'],
  ['order_by=price&order_direction=asc', 'Price: low to high'],
])('calls the sort of the address ?%s "%s"', (query, title) => {
  expect(titleOf(readSort(new URLSearchParams(query)))).toBe(title)
})
