import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstOpen, withDraft } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { deliveryWindow } from '../db/schema.ts'
import { destinationInZone, destinationOf } from './delivery-days.ts'
import { existsAt, windowsAt } from './windows.ts'

/** An evening for Bromley and Croydon alone. */
const EVENING: typeof deliveryWindow.$inferInsert = {
  ...{ zone: 'london', outwardCodes: ['BR1', 'CR0'], startsAt: '19:00', endsAt: '22:00', price: 595 },
  ...{ capacity: 20, cutOffDays: 0, cutOffTime: '17:00', position: 99 },
}

let store: TestStore
let evening = 0
beforeAll(async () => {
  store = await startTestStore()
  const [row] = await store.db.insert(deliveryWindow).values(EVENING).returning()
  evening = row?.id ?? 0
})
afterAll(() => store.stop())

it('a window for a part of London exists in that part alone, by both forms of the rule', async () => {
  const all = await store.db.select().from(deliveryWindow)
  for (const [destination, exists] of [
    [destinationOf({ zone: 'london', postcode: 'BR1 1AA' }), true],
    [destinationOf({ zone: 'london', postcode: 'N1 9GU' }), false],
    [destinationInZone('london'), false],
  ] as const) {
    const found = await store.db.select().from(deliveryWindow).where(windowsAt(destination))
    expect(found.some(({ id }) => id === evening)).toBe(exists)
    const known = all.filter((window) => existsAt(window, destination))
    expect(known.map(({ id }) => id).sort()).toEqual(found.map(({ id }) => id).sort())
  }
})

it('the answer about a postcode has it in its part alone, among the windows as in the days', async () => {
  for (const [postcode, exists] of [
    ['BR1 1AA', true],
    ['N1 9GU', false],
  ] as const) {
    const { data } = (await store.get(`/v1/delivery/check/?postcode=${encodeURIComponent(postcode)}`)).body
    const times = data.windows.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)
    expect(times.includes('19:00 22:00')).toBe(exists)
    const ids = data.days[0].intervals.map(({ id }: { id: number }) => id)
    expect(ids.includes(evening)).toBe(exists)
  }
})

it('who moves within the part keeps it, also past its cut-off, and who moves elsewhere does not', async () => {
  const { buyer } = await withDraft(store)
  await buyer.address({ postcode: 'BR1 1AA' })
  const { date, interval } = firstOpen(await buyer.intervals(), ({ id }) => id === evening)
  await buyer.choose(date, interval.id)
  expect((await buyer.order()).interval).toMatchObject({ date, interval_id: evening, price: 595 })
  await store.db.$client.query('update delivery_window set cut_off_days = 30 where id = $1', [evening])
  await buyer.address({ postcode: 'CR0 2AA' })
  expect((await buyer.order()).interval).toMatchObject({ date, interval_id: evening })
  await buyer.address({ postcode: 'N1 9GU' })
  expect((await buyer.order()).interval).toBeNull()
})
