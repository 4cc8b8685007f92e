import { expect, it } from 'vitest'
import { ownerIn } from './owner.ts'

it('a row is its user’s, else its session’s, else nobody’s', () => {
  expect(ownerIn({ userId: 'iris', sessionId: 'a session' })).toEqual({ userId: 'iris' })
  expect(ownerIn({ userId: null, sessionId: 'a session' })).toEqual({ sessionId: 'a session' })
  expect(ownerIn({ userId: null, sessionId: null })).toBeUndefined()
})
