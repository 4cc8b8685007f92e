import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeliveryDate } from '../../contract/delivery-dates.ts'
import { CARDS, withDraft } from '../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

type Window = { id: number; cutOffDays: number; cutOffTime: string }

let store: TestStore
let windows: Map<number, Window>
let buyer: Buyer
let draft: string
beforeAll(async () => {
  store = await startTestStore({ now: '2026-03-27T09:00:00Z' })
  const { rows } = await store.db.$client.query(
    'select id, cut_off_days, cut_off_time from delivery_window order by id',
  )
  windows = new Map(
    rows.map((row) => [row.id, { id: row.id, cutOffDays: row.cut_off_days, cutOffTime: row.cut_off_time }]),
  )
})
afterAll(() => store.stop())

/** Creates a draft without a slot. A new guest each time, because a session would expire between the clock changes. */
async function begin(now: string): Promise<void> {
  store.clock.set(now)
  const ready = await withDraft(store)
  buyer = ready.buyer
  draft = ready.id
  await buyer.address()
  await buyer.recipient()
  await buyer.contact()
}

/** London local time as YYYY-MM-DD HH:MM:SS, which sorts as text. */
const wall = (moment: string) =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO('Europe/London')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')
const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
const cutOffOf = (window: Window, date: string) =>
  `${dayBefore(date, window.cutOffDays)} ${window.cutOffTime.slice(0, 5)}:00`

const CUT_OFFS = [
  '10:29:59',
  '10:30:00',
  '13:29:59',
  '13:30:00',
  '16:59:59',
  '17:00:00',
  '19:59:59',
  '20:00:00',
]

/** The cut-offs to the second, the last second of the day, and the hours that are repeated or skipped. */
const CHANGES = [
  {
    saturday: '2026-03-28',
    sunday: '2026-03-29',
    offsets: ['Z', '+01:00'],
    oddHours: ['00:59:59Z', '01:00:00Z', '01:30:00Z'],
  },
  {
    saturday: '2026-10-24',
    sunday: '2026-10-25',
    offsets: ['+01:00', 'Z'],
    oddHours: ['00:59:59Z', '01:00:00Z', '01:59:59Z'],
  },
].map(({ saturday, sunday, offsets: [before, after], oddHours }) => ({
  sunday,
  moments: [
    ...[...CUT_OFFS, '23:59:59'].map((time) => `${saturday}T${time}${before}`),
    ...oddHours.map((time) => `${sunday}T${time}`),
    ...[...CUT_OFFS, '23:59:59'].map((time) => `${sunday}T${time}${after}`),
  ],
  closes: `${sunday}T10:30:00${after}`,
  justBefore: `${sunday}T10:29:00${after}`,
}))

describe.each(CHANGES)('around $sunday', ({ sunday, moments, closes, justBefore }) => {
  beforeAll(() => begin(moments[0] as string))

  it.each(moments)(
    'at %s what is listed can be chosen, and both are as the clock on the wall says',
    async (now) => {
      store.clock.set(now)
      const today = wall(now).slice(0, 10)
      const dates: DeliveryDate[] = await buyer.intervals()
      expect(dates.map(({ date }) => date)).toEqual(
        Array.from({ length: 21 }, (_, n) => dayBefore(today, -n)),
      )
      let open = 0
      for (const { date, intervals } of dates.slice(0, 2))
        for (const interval of intervals) {
          const window = windows.get(interval.id) as Window
          const isOpen = wall(now) < cutOffOf(window, date)
          const where = `${date} ${interval.from}, cut-off ${cutOffOf(window, date)}`
          expect(!interval.disabled, where).toBe(isOpen)
          expect(wall(interval.order_by), where).toBe(cutOffOf(window, date))
          const { status, body } = await buyer.choose(date, interval.id)
          expect({ status, success: body.success }, where).toEqual({ status: 200, success: isOpen })
          if (isOpen) open++
        }
      expect(open).toBeGreaterThan(0)
      expect((await buyer.choose(dayBefore(today, 1), dates[0]?.intervals[0]?.id ?? 0)).body).toMatchObject({
        success: false,
        message: 'This date is past',
      })
    },
  )

  it('who ordered in time may pay a little later, who only chose may not order', async () => {
    store.clock.set(justBefore)
    const { buyer: other, id } = await withDraft(store)
    await other.address()
    await other.recipient()
    await other.contact()
    const window = (await other.intervals())
      .find(({ date }) => date === sunday)
      ?.intervals.find(({ order_by }) => Date.parse(order_by) === Date.parse(closes))?.id
    expect(window).toBeDefined()
    expect((await other.choose(sunday, window ?? 0)).body.success).toBe(true)
    expect((await other.toPay(id)).body.success).toBe(true)
    const intent = await other.intent(id)
    await begin(justBefore)
    expect((await buyer.choose(sunday, window ?? 0)).body.success).toBe(true)

    store.clock.set(closes)
    const late = await buyer.toPay(draft)
    expect(late.body).toMatchObject({ success: false, data: { state: 'draft', interval: null } })
    expect(late.body.message).toContain('too late')
    const declined = await other.pay(intent.id, CARDS.declined)
    expect(declined.body.data.state).toBe('failed')
    const paid = await other.pay(intent.id)
    expect(paid.body.data.state, paid.body.data.message).toBe('succeeded')
    expect((await other.order(id)).interval).toMatchObject({
      date: sunday,
      interval_id: window,
      held_until: null,
    })
  })

  it('not even by trying again and again is a place held on after its cut-off', async () => {
    store.clock.set(justBefore)
    const { buyer: other, id } = await withDraft(store)
    await other.address()
    await other.recipient()
    await other.contact()
    const window = (await other.intervals())
      .find(({ date }) => date === sunday)
      ?.intervals.find(({ order_by }) => Date.parse(order_by) === Date.parse(closes))?.id
    await other.choose(sunday, window ?? 0)
    await other.toPay(id)
    const intent = await other.intent(id)
    for (let minutes = 0; minutes < 40; minutes += 10) {
      store.clock.advance({ minutes: 10 })
      await other.pay(intent.id, CARDS.declined)
    }
    expect((await other.pay(intent.id)).body.data).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('too late'),
    })
  })
})
