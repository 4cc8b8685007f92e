import { expect, test } from 'vitest'
import { orderLinesInWords } from './order-lines-in-words.ts'

test('one thing is named, several are counted', () => {
  const lines = [
    { title: 'Lords and Ladies', quantity: 2 },
    { title: 'Prosecco', quantity: 1 },
  ]
  expect(orderLinesInWords(lines)).toBe('2 × Lords and Ladies, Prosecco')
})

test('the same in two sizes is named once', () => {
  const lines = [
    { title: 'Lords and Ladies', quantity: 2 },
    { title: 'Prosecco', quantity: 1 },
    { title: 'Lords and Ladies', quantity: 1 },
  ]
  expect(orderLinesInWords(lines)).toBe('3 × Lords and Ladies, Prosecco')
})
