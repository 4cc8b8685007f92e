import { expect, test } from 'vitest'
import { phoneHref, phoneInWords } from './phone.ts'

test.each([
  ['+447912345701', '07912 345701'],
  ['+44 07912 345671', '07912 345671'],
  ['07912 345671', '07912 345671'],
  ['0044 7912345671', '07912 345671'],
  ['+442079460142', '020 7946 0142'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  [' 7912345671 ', '7912345671'],
  ['+44 7912', '+44 7912'],
])('%s is read as %s', (typed, words) => {
  expect(phoneInWords(typed)).toBe(words)
})

test.each([
  ['020 7946 0142', 'tel:+442079460142'],
  ['+44 20 7946 0142', 'tel:+442079460142'],
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
])('%s is rung at %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
