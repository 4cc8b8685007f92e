import { expect, it } from 'vitest'
import { readRemoved } from './removed-line.ts'

const LINE = {
  ...{ title: 'Red roses', productId: '253', lineSlug: 'red-12-short', quantity: 2 },
  ...{ comboId: null, text: null, giftCard: null },
}
const COMBO = { ...LINE, comboId: '1' }

it.each([LINE, COMBO])('a line that was taken out is read from its form: %j', (line) => {
  expect(readRemoved(JSON.stringify(line))).toEqual(line)
})

it('so is one in a page of a version that had numbers', () => {
  expect(readRemoved(JSON.stringify({ ...COMBO, productId: 253, comboId: 1 }))).toEqual(COMBO)
  expect(readRemoved(JSON.stringify({ ...LINE, productId: 253 }))).toEqual(LINE)
})

it.each(['', 'null', '7', '{}', ...Object.keys(LINE).slice(0, 4)])('%s is none of ours', (missing) => {
  const text = missing in LINE ? JSON.stringify({ ...LINE, [missing]: undefined }) : missing
  expect(readRemoved(text)).toBeUndefined()
})
