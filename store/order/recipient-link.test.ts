import { describe, expect, it } from 'vitest'
import { testClock } from '../../tests/support/shopping/clock.ts'
import { linkState, linkToken, linkUrl } from './recipient-link.ts'
import { hashToken } from '../visitor/index.ts'
import type { LinkRow } from './recipient-link.ts'

const SECRET = 'a secret of the tests, long enough for anything'
const NOW = '2026-03-10T08:00:00Z'
const row = (change: Partial<LinkRow> = {}) =>
  ({
    orderId: 'ABCD1234',
    nonce: 'once',
    expiresAt: null,
    chosenAt: null,
    takenOverAt: null,
    ...change,
  }) as LinkRow
const state = (change: Partial<LinkRow>) => linkState(testClock(NOW), row(change))

describe('a link to the recipient', () => {
  it('waits for the payment, then asks until it runs out', () => {
    expect(state({})).toBe('unpaid')
    expect(state({ expiresAt: new Date('2026-03-10T08:00:01Z') })).toBe('asked')
    expect(state({ expiresAt: new Date(NOW) })).toBe('run_out')
  })

  it('is over when the choice is made, by the recipient or who took it over', () => {
    const expiresAt = new Date('2026-03-17T08:00:00Z')
    expect(state({ expiresAt, chosenAt: new Date(NOW) })).toBe('made')
    expect(state({ expiresAt, takenOverAt: new Date(NOW) })).toBe('taken_over')
    expect(state({ expiresAt, takenOverAt: new Date(NOW), chosenAt: new Date(NOW) })).toBe('taken_over')
  })

  it('has a token of its order and its chance alone, which nobody makes without the secret', () => {
    const token = linkToken(SECRET, row())
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(linkToken(SECRET, row())).toBe(token)
    expect(linkToken(SECRET, row({ orderId: 'EFGH5678' }))).not.toBe(token)
    expect(linkToken(SECRET, row({ nonce: 'twice' }))).not.toBe(token)
    expect(linkToken('another secret', row())).not.toBe(token)
    expect(
      linkUrl({ secret: SECRET, siteUrl: 'https://larkspur.example' }, row({ tokenHash: hashToken(token) })),
    ).toBe(`https://larkspur.example/for-you/${token}`)
  })
})
