import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOpen, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { startTerminal } from '../../tests/support/processes/operator.ts'
import type { Terminal } from '../../tests/support/processes/operator.ts'

let { store, type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ store, type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

describe('slots', () => {
  it('are closed, opened and made smaller, and shoppers see it', async () => {
    const { buyer } = await readyToOrder(store)
    const { date, interval } = firstOpen(await buyer.intervals())
    const seen = async () =>
      (await buyer.intervals())
        .find((day) => day.date === date)
        ?.intervals.find(({ id }) => id === interval.id)
    expect((await type('slots', 'close', date)).said).toContain('are closed')
    expect(await seen()).toMatchObject({ disabled: true, reason: 'We do not deliver at this time' })
    expect((await type('slots', 'list', '--from', date, '--days', '1')).said).toContain('closed')
    await type('slots', 'open', date, '--window', String(interval.id))
    expect(await seen()).toMatchObject({ disabled: false })
    await type('slots', 'capacity', date, String(interval.id), '0')
    expect((await seen())?.reason).toBe('Fully booked')
    await expectRefused(['slots', 'close', '2026-02-30'], 'must be a date')
    await expectRefused(['slots', 'close', date, '--window', '999999'], 'There is no window')
    await expectRefused(
      ['slots', 'capacity', date, '1', '-1'],
      /^How many places must be a whole number from 0 up, not "-1"\nusage/,
    )
    await expectRefused(['slots', 'list', '--zone', 'moon'], 'london and uk')
  })

  it('cost something else from now on: what is being chosen does, what was ordered does not', async () => {
    const ordered = await readyToPay(store)
    const { buyer } = await readyToOrder(store)
    const { date, interval } = firstOpen(await buyer.intervals(), ({ price }) => price === 0)
    await buyer.choose(date, interval.id)
    const before = await ordered.buyer.get(`/v1/order/${ordered.id}`)
    expect((await buyer.order()).delivery_amount).toBe(0)

    const { said } = await type('slots', 'price', String(interval.id), '5.50')
    expect(said).toMatch(/^Window \d+ \(london, \d\d:\d\d–\d\d:\d\d\) was free and is £5.50\.$/m)
    expect(await buyer.order()).toMatchObject({ delivery_amount: 550 })
    expect((await buyer.intervals()).flatMap(({ intervals }) => intervals)).toContainEqual(
      expect.objectContaining({ id: interval.id, price: 550 }),
    )
    expect((await type('slots', 'list', '--from', date, '--days', '1')).said).toContain('£5.50')
    expect((await ordered.buyer.get(`/v1/order/${ordered.id}`)).body).toEqual(before.body)

    await expectRefused(['slots', 'price', '999999', '5.50'], 'There is no window')
    await expectRefused(['slots', 'price', '1', 'dear'], 'The price must be an amount like 12.50, not "dear"')
    await expectRefused(['slots', 'price', '1', '-5'], 'The price must be an amount from 0 up')
    await expectRefused(['slots', 'price', '1'], 'The price is missing')
  })
})
