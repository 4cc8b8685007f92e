import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { changeDeadline, chargeTime, allowedActions } from './subscription-rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const at = (text: string) => Temporal.Instant.from(text)

describe('a delivery of a subscription', () => {
  it.each([
    ['2026-03-30', '2026-03-28T17:00:00Z'],
    ['2026-03-31', '2026-03-29T16:00:00Z'],
    ['2026-10-26', '2026-10-24T16:00:00Z'],
    ['2026-10-27', '2026-10-25T17:00:00Z'],
  ])('on %s can be changed until %s, five in the afternoon in London', (date, moment) => {
    expect(changeDeadline(day(date)).toString()).toBe(moment)
  })

  it('that is being made can only be the last', () => {
    const row = { state: 'active', renewAt: new Date('2026-05-13T16:00:00Z') } as const
    expect(allowedActions(at('2026-05-13T15:59:59Z'), row)).toContain('skip')
    expect(allowedActions(at('2026-05-13T16:00:00Z'), row)).toEqual(['cancel'])
  })

  it('can be changed in every way before, and a subscription that rests goes on or ends', () => {
    const now = at('2026-05-13T15:59:59Z')
    const all = ['pause', 'skip', 'swap', 'slot', 'cancel']
    expect(allowedActions(now, { state: 'active', renewAt: new Date('2026-05-13T16:00:00Z') })).toEqual(all)
    expect(allowedActions(now, { state: 'active', renewAt: null })).toEqual(all)
    expect(allowedActions(now, { state: 'paused', renewAt: null })).toEqual(['resume', 'swap', 'cancel'])
  })

  it('is charged three days after it is announced, a day late at the most', () => {
    const charged = (now: string) => chargeTime(at(now), day('2026-03-18'))?.toString() ?? null
    expect(charged('2026-03-10T09:00:00Z')).toBe('2026-03-16T17:00:00Z')
    expect(charged('2026-03-13T17:00:00Z')).toBe('2026-03-16T17:00:00Z')
    expect(charged('2026-03-13T22:30:00Z')).toBe('2026-03-16T22:30:00Z')
    expect(charged('2026-03-14T17:00:00Z')).toBe('2026-03-17T17:00:00Z')
    expect(charged('2026-03-14T17:00:01Z')).toBeNull()
  })

  it('is over once it is cancelled', () => {
    expect(allowedActions(at('2026-05-13T12:00:00Z'), { state: 'cancelled', renewAt: null })).toEqual([])
  })
})
