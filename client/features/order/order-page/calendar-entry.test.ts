import { describe, expect, it } from 'vitest'
import { calendarEntry } from './calendar-entry.ts'

describe('the calendar entry of an order', () => {
  const entry = calendarEntry({
    id: 'A1B2C3D4',
    title: 'Flowers for Iris; with love, Basil',
    date: '2026-11-28',
    from: '16:00',
    to: '20:00',
    place: '1 Caledonian Road, N1 9GU',
  })
  const lines = decodeURIComponent(entry.slice(entry.indexOf(',') + 1)).split('\r\n')

  it('names the hours in London, whatever clock the calendar goes by', () => {
    expect(lines).toContain('DTSTART;TZID=Europe/London:20261128T160000')
    expect(lines).toContain('DTEND;TZID=Europe/London:20261128T200000')
  })

  it('escapes what would end a field', () => {
    expect(lines).toContain('SUMMARY:Flowers for Iris\\; with love\\, Basil')
    expect(lines).toContain('LOCATION:1 Caledonian Road\\, N1 9GU')
  })

  it('is one event with a name of its own', () => {
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain('UID:A1B2C3D4@larkspur')
    expect(entry.startsWith('data:text/calendar')).toBe(true)
  })
})
