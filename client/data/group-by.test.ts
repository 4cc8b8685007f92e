import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('items are grouped in the order they come in, groups and what is in them', () => {
  const groups = groupBy(['rose', 'tulip', 'ranunculus', 'thistle'], ([first]) => first)
  expect([...groups]).toEqual([
    ['r', ['rose', 'ranunculus']],
    ['t', ['tulip', 'thistle']],
  ])
})
