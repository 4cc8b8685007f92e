import { expect, it } from 'vitest'
import { keyedHash } from './keyed-hash.ts'

const SECRET = 'a secret of the tests, long enough for anything'

it('a keyed hash keeps its parts apart and depends on its secret', () => {
  const hash = keyedHash(SECRET, 'ab', 'c').toString('hex')
  expect(hash).toHaveLength(64)
  expect(keyedHash(SECRET, 'ab', 'c').toString('hex')).toBe(hash)
  expect(keyedHash(SECRET, 'a', 'bc').toString('hex')).not.toBe(hash)
  expect(keyedHash('another', 'ab', 'c').toString('hex')).not.toBe(hash)
})
