import { expect, test } from 'vitest'
import { isFromOwnPages } from './same-origin.ts'

const post = { method: 'POST', site: undefined, origin: undefined, host: 'larkspur.example' }

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and may come from anywhere', (method) => {
  expect(isFromOwnPages({ ...post, method, site: 'cross-site', origin: 'https://evil.example' })).toBe(true)
})

test.each([
  { site: 'same-origin' },
  { site: 'none' },
  { origin: 'https://larkspur.example' },
  { site: 'same-origin', origin: 'https://larkspur.example' },
  { origin: 'http://localhost:3000', host: 'localhost:3000' },
  // A program that is no browser says nothing.
  {},
])('a change from our own pages is let through: %o', (sent) => {
  expect(isFromOwnPages({ ...post, ...sent })).toBe(true)
})

test.each([
  { site: 'cross-site' },
  { site: 'same-site' },
  { site: 'something new' },
  { site: '' },
  { origin: 'https://evil.example' },
  { origin: 'https://larkspur.example.evil.example' },
  { origin: 'https://shop.larkspur.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost:3001', host: 'localhost:3000' },
  { site: 'cross-site', origin: 'https://larkspur.example' },
])('a change from elsewhere is not: %o', (sent) => {
  expect(isFromOwnPages({ ...post, ...sent })).toBe(false)
})
