import { describe, expect, it } from 'vitest'
import { stateOf } from './pending-code.ts'

const kept = { type: 'phone', receiver: '07700 900456', via: 'sms', at: Date.now() - 10_000, secondsLeft: 25 }

describe('a code that was sent a while ago', () => {
  it('is gone on with, with what is left of the waiting', () => {
    const state = stateOf(JSON.stringify(kept))
    expect(state).toMatchObject({ step: 'code', to: { receiver: '07700 900456' } })
    expect(state?.secondsLeft).toBeGreaterThan(10)
    expect(state?.secondsLeft).toBeLessThan(16)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"phone"',
    '{}',
    JSON.stringify({ ...kept, receiver: { a: 1 } }),
    JSON.stringify({ ...kept, via: 'pigeon' }),
    JSON.stringify({ ...kept, at: 'now' }),
    JSON.stringify({ ...kept, at: Date.now() - 11 * 60_000 }),
  ])('is begun anew when what was kept is %j', (text) => {
    expect(stateOf(text)).toBeNull()
  })
})
