import { AsYouType } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { maskPhone } from './phone-mask.ts'

const format = (text: string) => new AsYouType('GB').input(text)
const line = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const mark = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`
const masked = (marked: string, how = {}) => {
  const found = maskPhone(line(marked), format, how)
  return found ? mark(found) : marked
}

describe('a phone field', () => {
  test.each([
    ['079123|', '07912 3|'],
    ['07912345678|', '07912 345678|'],
    ['02079460018|', '020 7946 0018|'],
    ['+447912345701|', '+44 7912 345701|'],
    ['+33612345678|', '+33 6 12 34 56 78|'],
    ['+12133734253|', '+1 213 373 4253|'],
    ['+44 (0) 7912 345678|', '+44 07912 345678|'],
  ])('%s becomes %s as it is typed', (typed, shown) => {
    expect(masked(typed)).toBe(shown)
  })

  test.each([
    ['a digit put in', '079112|3456', '07911 2|3456'],
    ['one at the start', '0|7912345', '0|7912 345'],
  ])('leaves the caret after the same digit: %s', (_what, typed, shown) => {
    expect(masked(typed)).toBe(shown)
  })

  test('lets spaces be deleted on the way, backwards and forwards', () => {
    expect(masked('07912|345678', { deleting: true })).toBe('07912| 345678')
    expect(masked('07912|345678', { deleting: true, forward: true })).toBe('07912 |345678')
  })

  test.each(['Iris|', '07912 x|', '07912 (|', '020 |', '|', '0791234567890|', '07700 9004567890|', '999 9|'])(
    'leaves %s as it was typed',
    (typed) => {
      expect(masked(typed)).toBe(typed)
    },
  )

  test('loses no digit to a format that does', () => {
    expect(maskPhone(line('0791|'), () => '791')).toBeUndefined()
  })
})
