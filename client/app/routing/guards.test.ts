import { expect, test } from 'vitest'
import type { Requester } from './guards.ts'
import { guarded } from './guards.ts'

const NOBODY: Requester = { account: false, session: false, recipient: false, handheld: false, person: false }
const FACTS = Object.keys(NOBODY) as (keyof Requester)[]

test.each<[string, (keyof Requester)[]]>([
  ['account', ['account']],
  // Who is signed in has a cart of the account, whether this browser has a session of its own or not.
  ['visitor', ['session', 'account']],
  ['recipient', ['recipient']],
  ['handheld', ['handheld']],
  ['person', ['person']],
])('the guard “%s” lets in whoever has one of %o, and nobody for anything else', (guard, keys) => {
  const letIn = FACTS.filter((fact) => guarded(guard, { ...NOBODY, [fact]: true }, '/cart') === undefined)
  expect(letIn.sort()).toEqual([...keys].sort())
  const elsewhere: Record<string, string> = { account: '/auth?next=%2Fcart', handheld: '/#app' }
  expect(guarded(guard, NOBODY, '/cart')).toBe(elsewhere[guard] ?? '/')
})

test('a page without a guard lets everybody in', () => {
  expect(guarded(undefined, NOBODY, '/cart')).toBeUndefined()
})
