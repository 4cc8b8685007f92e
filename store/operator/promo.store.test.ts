import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder } from '../../tests/support/shopping/checkout.ts'
import { startTerminal } from '../../tests/support/processes/operator.ts'
import type { Terminal } from '../../tests/support/processes/operator.ts'

let { store, type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ store, type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

describe('promo codes', () => {
  it('are made, used and ended', async () => {
    const made = ['promo', 'create', 'spring-26', '--percent', '20', '--minimum', '10.00', '--limit', '5']
    expect(await type(...made, '--from', '2026-03-10', '--until', '2026-03-10')).toMatchObject({ code: 0 })
    const { buyer } = await readyToOrder(store)
    store.clock.set('2026-03-10T23:59:59Z')
    expect((await buyer.post('/v1/order/promocode/', { code: 'Spring-26' })).body).toMatchObject({
      success: true,
    })
    store.clock.set('2026-03-11T00:00:00Z')
    expect((await buyer.post('/v1/order/promocode/', { code: 'SPRING-26' })).body.message).toContain(
      'expired',
    )
    store.clock.set('2026-03-10T08:00:00Z')
    expect((await type('promo', 'list')).said).toContain('SPRING-26')
    expect((await type('promo', 'end', 'spring-26')).said).toContain('has ended')
    expect((await buyer.post('/v1/order/promocode/', { code: 'SPRING-26' })).body.success).toBe(false)
  })

  it('are told with all that was said of them, in the answer and in the list', async () => {
    const dates = ['--from', '2026-12-24', '--until', '2026-12-26']
    const limits = ['--limit', '500', '--per-person', '1']
    const { said } = await type('promo', 'create', 'FUTURE', '--percent', '30', ...dates, ...limits)
    expect(said.split('\n')).toEqual([
      'FUTURE: 30% off flowers and gifts.',
      'It works from 2026-12-24 00:00 (London time) until 2026-12-27 00:00 (London time).',
      'It can be used 500 times in all, once by each person.',
    ])
    const open = await type('promo', 'create', 'OPEN', '--free-delivery')
    expect(open.said.split('\n')).toEqual([
      'OPEN: Free delivery.',
      'It works from now on, without an end.',
      'It can be used any number of times.',
    ])
    const each = await type('promo', 'create', 'EACH', '--fixed', '5', '--per-person', '2')
    expect(each.said).toContain('It can be used 2 times by each person.')
    const [names, ...rows] = (await type('promo', 'list')).said.split('\n')
    const cells = (line = '') => line.split(/ {2,}/)
    expect(cells(names)).toEqual([
      ...['code', 'gives', 'used', 'per person', 'from (London time)', 'until (London time)', 'for'],
    ])
    expect(cells(rows.find((row) => row.startsWith('FUTURE')))).toEqual([
      ...['FUTURE', '30% off flowers and gifts.', '0 of 500', '1'],
      ...['2026-12-24 00:00', '2026-12-27 00:00', 'everybody'],
    ])
    expect(rows.find((row) => row.startsWith('OPEN'))).toContain('2026-03-10 08:00')
  })

  it.each([
    [['x'], 'A code is'],
    [['FINE'], 'Say one of'],
    [['FINE', '--percent', '10', '--fixed', '5'], 'Say one of'],
    [['FINE', '--percent', '101'], '--percent goes up to 100: 101 is too large'],
    [['FINE', '--fixed', '99999999999'], '--fixed goes up to £9,999,999.99: 99999999999 is too large'],
    [
      ['FINE', '--percent', '10', '--limit', '99999999999'],
      '--limit goes up to 2147483647: 99999999999 is too large',
    ],
    [['FINE', '--fixed', '-5'], /^--fixed must be an amount above 0, not "-5"\nusage/],
    [['FINE', '--fixed', '-£5.50'], /^--fixed must be an amount above 0, not "-£5.50"\nusage/],
    [['FINE', '--percent', '10', '--minimum', '-5'], '--minimum must be an amount from 0 up, not "-5"'],
    [['FINE', '--percent', '10', '--limit', '-1'], '--limit must be a whole number from 1 up, not "-1"'],
    [['FINE', '--percent', 'ten'], 'whole number'],
    [['FINE', '--fixed', '5.5'], 'an amount like'],
    [['FINE', '--free-delivery', '--until', '2020-01-01'], 'end before it begins'],
    [['FINE', '--free-delivery', '--limit', '0'], 'from 1 up'],
  ])('%j are none', async (args, words) => {
    await expectRefused(['promo', 'create', ...args], words)
  })
})
