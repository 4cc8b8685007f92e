import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  bearerOf,
  idempotencyKeyOf,
  isFromApp,
  ownerOf,
  sessionOf,
  userOf,
} from './session-guard.ts'

type Known = Pick<FastifyRequest, 'sessionId' | 'userId'>

const asked = (headers: Record<string, string | string[]>, known: Partial<Known> = {}) =>
  ({ headers, ip: '192.0.2.1', ...known }) as unknown as FastifyRequest
const refused = (code: string, statusCode = 401) => expect.objectContaining({ statusCode, code })

describe('the token of a request', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer   abc', 'abc'],
    [`Bearer ${'x'.repeat(200)}`, 'x'.repeat(200)],
  ])('%j is read', (authorization, token) => {
    expect(bearerOf(asked({ authorization }))).toBe(token)
  })

  it.each(['Bearer', 'Bearer a b', 'Basic abc', 'No Bearer abc', `Bearer ${'x'.repeat(201)}`])(
    '%j is a dead one',
    (authorization) => {
      expect(bearerOf(asked({ authorization }))).toBe('')
    },
  )

  it('is none where none was sent', () => {
    expect(bearerOf(asked({}))).toBeUndefined()
  })
})

describe('who asks', () => {
  it('is the user, else the guest of the session', () => {
    const iris = asked({}, { userId: 'iris', sessionId: 'a session' })
    expect(ownerOf(iris)).toEqual({ userId: 'iris' })
    expect(userOf(iris)).toBe('iris')
    const guest = asked({}, { sessionId: 'a session' })
    expect(ownerOf(guest)).toEqual({ sessionId: 'a session' })
    expect(sessionOf(guest)).toBe('a session')
  })

  it('is nobody without a session, without a sign-in, and with one that is dead', () => {
    expect(() => ownerOf(asked({}))).toThrow(refused('session_required'))
    expect(() => sessionOf(asked({}))).toThrow(refused('session_required'))
    expect(() => userOf(asked({}, { sessionId: 'a session' }))).toThrow(refused('auth_required'))
    const dead = asked({}, { userId: null, sessionId: 'a session' })
    expect(() => userOf(dead)).toThrow(refused('auth_invalid'))
    expect(() => ownerOf(dead)).toThrow(refused('auth_invalid'))
  })
})

describe('the network of a request', () => {
  it('is the first part of its fingerprint', () => {
    expect(addressOf(asked({ 'x-visitor-fingerprint': 'net_work-1.browser' }))).toBe('net_work-1')
    expect(addressOf(asked({ 'x-visitor-fingerprint': 'x'.repeat(64) }))).toBe('x'.repeat(64))
  })

  it.each(['', '.browser', 'short12', 'x'.repeat(65), 'with space.x', ' network1'])(
    'is the caller’s address when that is %j',
    (print) => {
      expect(addressOf(asked({ 'x-visitor-fingerprint': print }))).toBe('192.0.2.1')
    },
  )

  it('is the caller’s address when there is no fingerprint, or several', () => {
    expect(addressOf(asked({}))).toBe('192.0.2.1')
    expect(addressOf(asked({ 'x-visitor-fingerprint': ['network1', 'network2'] }))).toBe('192.0.2.1')
  })
})

it('a request is from an app when it names one', () => {
  expect(isFromApp(asked({ 'x-app-platform': 'android' }))).toBe(true)
  expect(isFromApp(asked({ 'x-app-platform': 'toaster' }))).toBe(false)
  expect(isFromApp(asked({}))).toBe(false)
})

describe('the key of a press', () => {
  const keyed = (key: string | string[]) => idempotencyKeyOf(asked({ 'idempotency-key': key }))

  it('is up to a hundred visible characters, and may be left out', () => {
    expect(idempotencyKeyOf(asked({}))).toBeUndefined()
    expect(keyed('!~')).toBe('!~')
    expect(keyed('x'.repeat(100))).toBe('x'.repeat(100))
  })

  it.each(['', 'a b', 'x'.repeat(101), 'ü', ' x', 'x '])('is not %j', (key) => {
    expect(() => keyed(key)).toThrow(
      expect.objectContaining({ statusCode: 400, code: 'invalid', field: 'headers.idempotency-key' }),
    )
  })

  it('is one', () => {
    expect(() => keyed(['a', 'b'])).toThrow(refused('invalid', 400))
  })
})
