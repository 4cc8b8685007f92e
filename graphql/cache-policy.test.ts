import { expect, it } from 'vitest'
import { CachePolicy } from './cache-policy.ts'

it('what nothing was said of is everybody’s, and holds for ever', () => {
  const policy = new CachePolicy()
  expect([policy.isPersonal, policy.freshUntil, policy.endsAt]).toEqual([false, Infinity, Infinity])
})

it('what is about a visitor once stays so', () => {
  const policy = new CachePolicy()
  policy.markPersonal()
  expect(policy.isPersonal).toBe(true)
})

it('the whole holds as long as its shortest part, and never beyond its end', () => {
  const policy = new CachePolicy()
  policy.freshUntilAtMost(500)
  policy.freshUntilAtMost(900)
  expect([policy.freshUntil, policy.endsAt]).toEqual([500, Infinity])
  policy.endsAtMost(700)
  policy.endsAtMost(800)
  expect([policy.freshUntil, policy.endsAt]).toEqual([500, 700])
  policy.endsAtMost(300)
  expect([policy.freshUntil, policy.endsAt]).toEqual([300, 300])
})
