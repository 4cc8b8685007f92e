import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

describe('delivery dates', () => {
  it('start with today in London, whatever the hour elsewhere', async () => {
    store.clock.set('2026-06-10T23:30:00Z')
    const { body } = await store.get('/v1/intervals/get-delivery-intervals-for-date-range/?zone=london')
    expect(body.data[0].date).toBe('2026-06-11')
  })

  it('go on for three weeks without a gap, over the clock change too', async () => {
    store.clock.set('2026-03-20T09:00:00Z')
    const { body } = await store.get('/v1/intervals/get-delivery-intervals-for-date-range/?zone=uk')
    const dates = body.data.map((entry: { date: string }) => entry.date)
    expect(dates).toHaveLength(21)
    expect(dates).toEqual([...new Set(dates)].sort())
    expect(dates).toContain('2026-03-29')
  })

  const from = (date: string) =>
    store.get(`/v1/intervals/get-delivery-intervals-for-date-range/?zone=uk&intervals_date_from=${date}`)

  it('start where asked, though not in the past', async () => {
    expect((await from('2026-03-15')).body.data[0].date).toBe('2026-03-15')
    expect((await from('0001-01-01')).body.data[0].date).toBe('2026-03-10')
  })

  it('are not told for the end of time', async () => {
    expect(await from('9999-12-31')).toMatchObject({
      status: 400,
      body: { error: { field: 'query.intervals_date_from' } },
    })
  })
})
