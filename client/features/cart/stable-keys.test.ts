import { expect, test } from 'vitest'
import { variantKey } from './line-keys.ts'
import { withStableKeys } from './stable-keys.ts'

const line = (productId: string, lineSlug: string) => ({ productId, lineSlug })
const keysOf = (lines: ReturnType<typeof line>[]) => withStableKeys(lines).map(({ key }) => key)

test('a line keeps its key when its card is written', () => {
  const before = [line('1', 'red-12'), line('2', 'small')]
  const written = [line('1', 'red-12~2dfb941a7f'), line('2', 'small')]
  expect(keysOf(written)).toEqual(keysOf(before))
  expect(variantKey(line('1', 'red-12~2dfb941a7f'))).toBe(variantKey(line('1', 'red-12')))
})

test('no two lines have the same key', () => {
  const keys = keysOf([
    line('1', 'red-12'),
    line('1', 'red-12~2dfb941a7f'),
    line('1', 'red-24'),
    line('2', 'red-12'),
  ])
  expect(new Set(keys).size).toBe(4)
})
