import { expect, it } from 'vitest'
import { firstName } from './first-name.ts'

it.each([
  ['Basil Ford', 'Basil'],
  ['  Zoë  van der Berg ', 'Zoë'],
  ['Anne-Marie', 'Anne-Marie'],
  ['Mrs Ford', 'Mrs Ford'],
  ['Dr. Basil Ford', 'Dr. Basil Ford'],
  ['B. Ford', 'B. Ford'],
  ['J Ford', 'J Ford'],
  ['Drew Ford', 'Drew'],
  ['', ''],
])('greets “%s” as “%s”', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})
