import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each([
  '/',
  '/cart',
  '/profile/orders?page=2#top',
  '/search?q=a%2Fb',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
])('%s is a path of ours', (text) => {
  expect(localPath(text)).toBe(text)
})

test.each([
  undefined,
  null,
  '',
  'cart',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a b',
  '/a\\b',
  '/\u0000',
])('%j is none', (text) => {
  expect(localPath(text)).toBeUndefined()
})

test('whatever comes out stays on the site it is used on', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'a',
    ' ',
    '\t',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = localPath(`/${pieces.join('')}`)
      if (path !== undefined)
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
    }),
    { numRuns: 5_000 },
  )
})
