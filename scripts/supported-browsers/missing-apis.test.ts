import { describe, expect, test } from 'vitest'
import { missingApis } from './missing-apis.ts'

const { globals, members, unmistakable } = missingApis()
const names = members.map(({ owner, name }) => `${owner}.${name}`)

describe('the oldest supported browsers', () => {
  test.each([
    'Map.groupBy',
    'Object.groupBy',
    'Array.fromAsync',
    'Promise.withResolvers',
    'URL.canParse',
    'URL.parse',
    'AbortSignal.any',
    'Set.union',
    'Iterator.map',
    'Intl.DurationFormat',
    'HTMLElement.showPopover',
  ])('lack %s', (name) => {
    expect(names).toContain(name)
  })

  test.each(['Temporal', 'Iterator', 'requestIdleCallback', 'navigation', 'Float16Array', 'scheduler'])(
    'lack %s',
    (name) => {
      expect(globals).toContain(name)
    },
  )

  test.each([
    'Array.toSorted',
    'Array.at',
    'Object.hasOwn',
    'AbortSignal.timeout',
    'Element.replaceChildren',
  ])('have %s', (name) => {
    expect(names).not.toContain(name)
  })

  test.each(['structuredClone', 'Promise', 'Intl', 'fetch', 'IntersectionObserver', 'BroadcastChannel'])(
    'have %s',
    (name) => {
      expect(globals).not.toContain(name)
    },
  )
})

test('a name is unmistakable when nothing they have is called so', () => {
  expect(unmistakable).toContain('isSubsetOf')
  // Arrays have it.
  expect(unmistakable).not.toContain('map')
})
