import { describe, expect, it } from 'vitest'
import { accountUrl, readSignedToken, signedToken } from './email-link.ts'

const SECRET = 'a secret of the tests, long enough for anything'

describe('a signed token', () => {
  const token = signedToken(SECRET, 'open order', 'ABCD1234')
  const [, signature = ''] = token.split('.')

  it('says what it is about to who made it for that purpose', () => {
    expect(token).toMatch(/^ABCD1234\.[\w-]{22}$/)
    expect(readSignedToken(SECRET, 'open order', token)).toBe('ABCD1234')
    expect(readSignedToken(SECRET, 'open cart', token)).toBeUndefined()
    expect(readSignedToken(`${SECRET}!`, 'open order', token)).toBeUndefined()
  })

  it.each([
    ['of something else', `EFGH5678.${signature}`],
    ['with another signature', `ABCD1234.${'A'.repeat(22)}`],
    ['with the beginning of the signature', `ABCD1234.${signature.slice(0, 20)}`],
    ['with more than the signature', `ABCD1234.${signature}${signature}`],
    ['without a signature', 'ABCD1234'],
    ['of nothing', ''],
  ])('%s is none of ours', (_, forged) => {
    expect(readSignedToken(SECRET, 'open order', forged)).toBeUndefined()
  })
})

it('a page of an account is reached by way of signing in', () => {
  expect(accountUrl({ siteUrl: 'https://larkspur.example' }, '/order/A?b=1')).toBe(
    'https://larkspur.example/auth?next=%2Forder%2FA%3Fb%3D1',
  )
})
