import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOpen, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { startTerminal } from '../../tests/support/processes/operator.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'
import type { Terminal } from '../../tests/support/processes/operator.ts'
import { warnOfMissingBankHolidays } from '../delivery/bank-holidays.ts'

let { store, folder, type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ store, folder, type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

describe('a day', () => {
  it('is closed, shortened and opened again, and shoppers see why', async () => {
    const { buyer } = await readyToOrder(store)
    const { date } = firstOpen(await buyer.intervals())
    const seen = async () => (await buyer.intervals()).find((day) => day.date === date)
    const reasons = async () => [...new Set((await seen())?.intervals.map(({ reason }) => reason))]

    const closed = await type('days', 'close', date, '--name', 'the move')
    expect(closed.said).toBe(
      `On ${date} (the move) nothing is delivered in london, england-and-wales, scotland.`,
    )
    expect(await reasons()).toEqual(['We do not deliver that day (the move)'])

    await type('days', 'close', date, '--name', 'the move', '--region', 'london', '--until', '12:00')
    expect(await reasons()).toContain('The last delivery that day (the move) is by 12:00')
    expect((await type('days', 'list', '--from', date, '--days', '1')).said).toMatch(/london .*until 12:00/)

    await type('days', 'open', date)
    expect((await type('days', 'list', '--from', date, '--days', '1')).said).toMatch(
      /^Everything is delivered/,
    )
    expect(await seen()).toMatchObject({ disabled: false })
  })

  it('that is closed moves the deliveries of subscriptions, and opened again moves them back', async () => {
    const { subscription } = await subscribed(store, 'moved-by-a-closed-day@example.org')
    const next = subscription.next_delivery_on
    const closed = await type('days', 'close', next, '--name', 'the day of our move')
    expect(closed.said).toContain('1 delivery of a subscription moves to the nearest open day')
    const opened = await type('days', 'open', next)
    expect(opened.said).toContain('1 delivery of a subscription moves to the nearest open day')
  })

  it('that is closed says what is ordered for it already', async () => {
    const { id, buyer } = await readyToPay(store)
    const { interval } = (await buyer.get(`/v1/order/${id}`)).body.data
    const before = await type('days', 'close', interval.date, '--name', 'the move')
    expect(before.said).not.toContain(id)
    await store.db.$client.query('update slot_hold set held_until = null where order_id = $1', [id])
    const elsewhere = await type('days', 'close', interval.date, '--name', 'x', '--region', 'scotland')
    expect(elsewhere.said).not.toContain(id)
    const after = await type('days', 'close', interval.date, '--name', 'x')
    expect(after.said).toContain(`1 order paid for that day stays as it is; decide about it: ${id}`)
    await type('days', 'open', interval.date)
  })

  it('of every year is one too', async () => {
    await type('days', 'close', '07-14', '--name', 'our birthday', '--region', 'london')
    const { said } = await type('days', 'list', '--from', '2031-07-01', '--days', '31')
    expect(said).toMatch(/2031-07-14 +london +our birthday +nothing/)
  })

  it('that makes no sense is refused', async () => {
    await expectRefused(['days', 'close', '2026-12-20'], 'Say what day it is')
    await expectRefused(['days', 'close', '2025-12-20', '--name', 'x'], 'is past')
    await expectRefused(['days', 'close', '02-30', '--name', 'x'], 'must be a date')
    await expectRefused(['days', 'close', '2026-12-20', '--name', 'x', '--until', '25:00'], 'must be a time')
    await expectRefused(['days', 'open', '2026-12-20', '--region', 'wales'], 'The regions are')
  })
})

describe('bank holidays', () => {
  const day = (title: string, date: string, notes = '') => ({ title, date, notes, bunting: true })
  const publish = async (...events: ReturnType<typeof day>[]) => {
    const path = join(folder, 'bank-holidays.json')
    const [first] = events
    const file = Object.fromEntries(
      ['england-and-wales', 'scotland', 'northern-ireland'].map((division, index) => [
        division,
        { division, events: index ? [first] : events },
      ]),
    )
    await writeFile(path, JSON.stringify(file))
    return path
  }

  it('are taken over as they are published; what the shop has decided stays', async () => {
    await type('days', 'open', '2031-05-05', '--region', 'england-and-wales')
    const path = await publish(
      day('Good Friday', '2031-04-11'),
      day('Early May bank holiday', '2031-05-05'),
      day('Christmas Day', '2031-12-27', 'Substitute day'),
    )
    expect((await type('days', 'import', path)).said).toBe(
      'Bank holidays from 2031-04-11 to 2031-12-27: 4 new, 0 removed.',
    )
    const { said } = await type('days', 'list', '--from', '2031-04-01', '--days', '300')
    expect(said).toMatch(/2031-04-11 +england-and-wales +Good Friday/)
    expect(said).toMatch(/2031-12-27 +england-and-wales +the bank holiday for Christmas Day/)
    expect(said).not.toContain('2031-05-05')

    const corrected = await publish(day('Good Friday', '2031-04-11'), day('Christmas Day', '2031-12-26'))
    expect((await type('days', 'import', corrected)).said).toMatch(/1 new, 0 removed/)
    await expectRefused(['days', 'import', join(folder, 'none.json')], 'cannot be read')
    await writeFile(join(folder, 'other.json'), '{"scotland":1}')
    await expectRefused(['days', 'import', join(folder, 'other.json')], 'is not what gov.uk publishes')
  })

  it('that are known for too short a time are told to the shop, once', async () => {
    const notices = async () => {
      const { rows } = await store.db.$client.query(`select text from message where kind = 'shop_notice'`)
      return rows.map(({ text }) => String(text))
    }
    const warn = () => warnOfMissingBankHolidays(store, 'shop@larkspur.example')
    await warn()
    expect(await notices()).toEqual([])
    store.clock.set('2030-12-01T09:00:00Z')
    await warn()
    await warn()
    const [only, ...others] = await notices()
    expect(only).toContain('npm run store -- days import')
    expect(others).toEqual([])
  })
})
