import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import { atTheTerminal } from '../../tests/support/processes/operator.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

/** In summer London and UTC differ by an hour. */
const SUMMER = '2026-07-01T08:00:00Z'

let store: TestStore
let folder: string
let terminal: Awaited<ReturnType<typeof atTheTerminal>>
beforeAll(async () => {
  store = await startTestStore({ now: SUMMER })
  folder = await mkdtemp(join(tmpdir(), 'larkspur-operator-'))
  terminal = await atTheTerminal(store, folder)
})
afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Everything a command may have written. */
async function written(): Promise<string> {
  const { rows } = await store.db.$client.query(
    `select (select json_agg(s order by window_id, date) from slot s) as slots,
       (select json_agg(p order by code) from promo_code p) as codes,
       (select json_agg(o order by id) from "order" o) as orders,
       (select json_agg(p order by id) from payment p) as payments,
       (select count(*) from order_photo) as photos`,
  )
  return JSON.stringify(rows)
}

describe('what makes no sense is refused, and nothing is written', () => {
  it.each<[string[], string]>([
    [['slots', 'close', '2026-12-24', '4'], 'This makes no sense here: 4'],
    [['slots', 'close', '2026-12-24', '2026-12-26'], 'This makes no sense here: 2026-12-26'],
    [['slots', 'open', '2026-12-24', 'all'], 'This makes no sense here: all'],
    [['slots', 'close', '2026-12-24', '--window', '4', '--window', '5'], '--window is there twice'],
    [['slots', 'close', '2026-12-24', '--window', ''], '--window is missing'],
    [['slots', 'close', '2026-06-30'], 'is past: 2026-06-30, and today is 2026-07-01'],
    [['slots', 'open', '2026-06-30'], 'is past'],
    [['slots', 'capacity', '2026-06-30', '1', '5'], 'is past'],
    [['slots', 'capacity', '2026-12-24', '1', '5', '6'], 'This makes no sense here: 6'],
    [['slots', 'capacity', '2026-12-24', '1'], 'How many places is missing'],
    [['slots', 'close', '2026-12-24', '-1'], 'This makes no sense here: -1'],
    [['slots', 'capacity', '-1', '2026-12-24', '5'], 'The date must be a date like 2026-12-24, not "-1"'],
    [['slots', 'capacity', '2026-12-24', '1', '99999999999'], 'How many places goes up to 2147483647'],
    [['slots', 'close', '2026-12-24', '-w', '4'], 'There is no option -w'],
    [['slots', 'close', '2026-12-24', '--constructor'], 'There is no option --constructor'],
    [['slots', 'list', '--days', '61'], '--days goes up to 60'],
    [['slots', 'list', 'london'], 'This makes no sense here: london'],
    [['orders', 'list', 'paid'], 'This makes no sense here: paid'],
    [['promo', 'list', '10'], 'This makes no sense here: 10'],
    [['promo', 'create', 'TWO', 'WORDS', '--percent', '10'], 'This makes no sense here: WORDS'],
    [['promo', 'create', 'NOTHING', '--fixed', '0'], '--fixed must be at least £0.01'],
    [['promo', 'create', 'NOTHING', '--fixed', '0.00'], '--fixed must be at least £0.01'],
    [['promo', 'create', 'NOTHING', '--percent', '0'], 'from 1 up'],
    [['promo', 'create', 'FOREVER', '--percent', '10', '--until', ''], '--until is missing'],
    [
      ['promo', 'create', 'LATE', '--percent', '10', '--from', '2026-06-01', '--until', '2026-06-30'],
      'ended',
    ],
    [['promo', 'create', 'LINES', '--percent', '10', '--title', 'One\nTwo'], '--title must be one line'],
    [['promo', 'create', 'BARE', '--percent', '10', '--limit'], '--limit is missing'],
    [
      ['promo', 'create', 'BARE', '--percent', '10', '--limit', '--app-only'],
      '--limit is missing: behind it comes --app-only',
    ],
    [
      ['promo', 'create', 'APP', '--percent', '10', '--app-only=yes'],
      '--app-only stands alone, without "yes"',
    ],
    [['promo', 'end', 'WELCOME', 'NOW'], 'This makes no sense here: NOW'],
    [['promo', 'end'], 'The code is missing'],
    [['catalogue', 'export', 'one.json', 'two.json'], 'This makes no sense here: two.json'],
    [['catalogue', 'export', 'catalogue.xlsx'], 'must end in .csv or .json'],
    [['catalogue', 'import', 'catalogue'], 'must end in .csv or .json'],
  ])('%j', async (args, words) => {
    const before = await written()
    await terminal.expectRefused(args, words)
    expect(await written()).toBe(before)
  })

  it('of orders, too', async () => {
    const { id, buyer, intent } = await readyToPay(store)
    await buyer.pay(intent.id)
    await writeFile(join(folder, 'one.jpg'), 'none')
    const before = await written()
    for (const args of [
      ['show', id, id],
      ['advance', id, 'delivered'],
      ['refund', id, 'The', 'peonies'],
      ['photo', id, 'florist', join(folder, 'one.jpg'), 'again'],
    ])
      await terminal.expectRefused(['orders', ...args], 'This makes no sense here')
    await terminal.expectRefused(
      ['orders', 'refund', id, '--amount', '-3'],
      /^--amount must be an amount above 0, not "-3"\nusage/,
    )
    for (const words of [['--reason'], ['--amount', '3', '--for']])
      await terminal.expectRefused(['orders', 'refund', id, ...words, '-3'], 'must be words, not "-3"')
    await terminal.expectRefused(
      ['orders', 'refund', id, '--reason', '--amount'],
      '--reason is missing: behind it comes --amount',
    )
    await terminal.expectRefused(['orders', 'refund', id, '--reason', ' '], '--reason is missing')
    expect(await written()).toBe(before)
  })
})

it('today can still be closed', async () => {
  expect(await terminal.type('slots', 'close', '2026-07-01')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^All \d+ windows of 2026-07-01 are closed\.$/),
  })
  expect((await terminal.type('slots', 'open', '2026-07-01', '--window', '1')).said).toBe(
    'Window 1 of 2026-07-01 is open.',
  )
})

it('moments are told in London time, and said to be', async () => {
  const { id } = await readyToPay(store)
  const { said } = await terminal.type('orders', 'show', id)
  expect(said).toContain('awaiting_payment 2026-07-01 09:00 (London time)')
  const create = ['promo', 'create', 'SUMMER', '--percent', '10', '--until', '2026-07-31']
  expect((await terminal.type(...create)).code).toBe(0)
  const list = (await terminal.type('promo', 'list')).said
  expect(list).toContain('until (London time)')
  expect(list).toMatch(/SUMMER .*2026-08-01 00:00/)
})
