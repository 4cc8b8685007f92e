import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { startFailure } from './start-failure.ts'

const config = readConfig({
  DATABASE_URL: 'postgres://flora:s3cret@db.example:6432/shop',
  DATABASE_SESSION_URL: 'postgres://flora:s3cret@db.example:5432/shop',
  HOST: '10.0.0.99',
})
const fault = (facts: object) => Object.assign(new Error('connect'), facts)

describe('what ended the start of a process', () => {
  it.each([
    [
      'ECONNREFUSED',
      { address: '10.0.0.31', port: 6432 },
      /^DATABASE_URL: shop at db\.example:6432 as flora: nobody answers/,
    ],
    [
      'ECONNREFUSED',
      { address: '10.0.0.31', port: 5432 },
      /^DATABASE_SESSION_URL: shop at db\.example:5432 as flora: nobody/,
    ],
    ['ENOTFOUND', { hostname: 'db.example' }, /^DATABASE_URL: .*: there is no machine of that name$/],
    ['28P01', { severity: 'FATAL' }, /^DATABASE_URL: .*: PostgreSQL refuses the user or the password/],
    ['3D000', { severity: 'FATAL' }, /^DATABASE_URL: .*: there is no database of that name/],
    [
      'EADDRNOTAVAIL',
      { address: '10.0.0.99', port: 3000 },
      /^HOST=10\.0\.0\.99 is no address of this machine/,
    ],
  ])('says of %s which setting it is about, in one line without the password', (code, facts, words) => {
    const text = startFailure(fault({ code, ...facts }), config)
    expect(text).toMatch(words)
    expect(text).not.toMatch(/s3cret|\n/)
  })

  it('finds it where a query failed by it', () => {
    const cause = fault({ code: '28P01', severity: 'FATAL' })
    expect(startFailure(new Error('Failed query', { cause }), config)).toMatch(/^DATABASE_URL: /)
  })

  it('finds it among several errors, such as those of both addresses of localhost', () => {
    const errors = ['::1', '127.0.0.1'].map((address) => fault({ code: 'ECONNREFUSED', address, port: 5432 }))
    expect(startFailure(new AggregateError(errors), config)).toMatch(/^DATABASE_SESSION_URL: /)
  })

  it('shows another fault whole, and one of another service, or without a configuration', () => {
    expect(startFailure(new Error('no'), config)).toBeInstanceOf(Error)
    expect(startFailure(fault({ code: 'ECONNREFUSED', port: 6379 }), config)).toBeInstanceOf(Error)
    expect(startFailure(fault({ code: '28P01', severity: 'FATAL' }), undefined)).toBeInstanceOf(Error)
    expect(startFailure(new ConfigError('PORT: must be a number'), undefined)).toBe('PORT: must be a number')
  })
})
