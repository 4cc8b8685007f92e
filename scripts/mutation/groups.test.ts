import { expect, it } from 'vitest'
import { GROUPS, testsOf } from './groups.ts'

// Reading the groups fails already when a file or a test of one has another name by now.
it('every rule that is broken on purpose has tests that may notice', () => {
  const files = Object.values(GROUPS).flatMap((group) => Object.keys(group))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !testsOf(file).length)).toEqual([])
})
