import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { nextReminder, remindedDate, reminderAfter } from './reminder-time.ts'

const at = (text: string) => Temporal.Instant.from(text)
const birthday = (date: string, leadDays = 7) =>
  ({ occasion: 'birthday', date, leadDays, muted: false }) as const

describe('a reminder', () => {
  it.each([
    // Clocks go forward on 29 March 2026 and back on 25 October 2026.
    ['1990-04-04', '2026-03-01T00:00:00Z', '2026-03-28T09:00:00Z'],
    ['1990-04-05', '2026-03-01T00:00:00Z', '2026-03-29T08:00:00Z'],
    ['1990-04-06', '2026-03-01T00:00:00Z', '2026-03-30T08:00:00Z'],
    ['1990-10-31', '2026-10-01T00:00:00Z', '2026-10-24T08:00:00Z'],
    ['1990-11-01', '2026-10-01T00:00:00Z', '2026-10-25T09:00:00Z'],
    ['1990-11-02', '2026-10-01T00:00:00Z', '2026-10-26T09:00:00Z'],
  ])('for %s is at nine in London, in summer and winter time', (date, now, moment) => {
    expect(nextReminder(birthday(date), at(now))?.toString()).toBe(moment)
  })

  it('whose moment has passed comes at the next nine there is, while the day is still to come', () => {
    const event = birthday('1990-05-10')
    const next = (now: string) => nextReminder(event, at(now))?.toString()
    expect(next('2026-05-03T07:59:59Z')).toBe('2026-05-03T08:00:00Z')
    expect(next('2026-05-03T08:00:00Z')).toBe('2026-05-04T08:00:00Z')
    expect(next('2026-05-07T12:00:00Z')).toBe('2026-05-08T08:00:00Z')
    expect(next('2026-05-10T07:59:59Z')).toBe('2026-05-10T08:00:00Z')
    expect(next('2026-05-10T08:00:00Z')).toBe('2027-05-03T08:00:00Z')
  })

  it.each([
    // The night between has an hour less or more.
    ['1990-03-30', '2026-03-28T10:00:00Z', '2026-03-29T08:00:00Z'],
    ['1990-03-30', '2026-03-29T07:30:00Z', '2026-03-29T08:00:00Z'],
    ['1990-10-26', '2026-10-24T10:00:00Z', '2026-10-25T09:00:00Z'],
    ['1990-10-26', '2026-10-25T08:30:00Z', '2026-10-25T09:00:00Z'],
  ])('for %s that is late is at nine around the change of clocks', (date, now, moment) => {
    const event = birthday(date)
    expect(nextReminder(event, at(now))?.toString()).toBe(moment)
    expect(remindedDate(event, at(moment)).toString().slice(5)).toBe(date.slice(5))
  })

  it('is followed by next year’s, however late it was', () => {
    const event = birthday('1990-05-10')
    const on = remindedDate(event, at('2026-05-08T08:00:00Z'))
    expect(reminderAfter(event, on, at('2026-05-08T08:00:00Z'))?.toString()).toBe('2027-05-03T08:00:00Z')
    expect(reminderAfter(event, on, at('2027-05-06T12:00:00Z'))?.toString()).toBe('2027-05-07T08:00:00Z')
  })

  it('may come in the year before its date', () => {
    const event = birthday('1990-01-03')
    expect(nextReminder(event, at('2026-12-01T00:00:00Z'))?.toString()).toBe('2026-12-27T09:00:00Z')
    expect(remindedDate(event, at('2026-12-27T09:00:00Z')).toString()).toBe('2027-01-03')
  })

  it('on the day itself is at nine', () => {
    expect(nextReminder(birthday('1990-05-10', 0), at('2026-05-10T07:00:00Z'))?.toString()).toBe(
      '2026-05-10T08:00:00Z',
    )
  })

  it('that is muted never comes', () => {
    expect(nextReminder({ ...birthday('1990-05-10'), muted: true }, at('2026-05-01T00:00:00Z'))).toBeNull()
  })
})
