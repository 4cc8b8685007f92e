import { expect, it } from 'vitest'
import { ownerOfRow } from './owner.ts'

it('a row is its user’s, else its session’s, else nobody’s', () => {
  expect(ownerOfRow({ userId: 'iris', sessionId: 'a session' })).toEqual({ userId: 'iris' })
  expect(ownerOfRow({ userId: null, sessionId: 'a session' })).toEqual({ sessionId: 'a session' })
  expect(ownerOfRow({ userId: null, sessionId: null })).toBeUndefined()
})
