import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { requestIdOf } from './request-id.ts'

const idOf = (given?: string | string[]) =>
  requestIdOf({ headers: { 'x-request-id': given } } as unknown as IncomingMessage)

test('a request keeps the id it comes with', () => {
  expect(idOf('f3a0-4711_x.y')).toBe('f3a0-4711_x.y')
})

test.each([undefined, '', 'short', 'a line\nmore', '<script>', 'x'.repeat(101), ['aaaaaaaa', 'bbbbbbbb']])(
  '%j is no id: it gets one of its own',
  (given) => {
    expect(idOf(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    expect(idOf(given)).not.toBe(idOf(given))
  },
)
