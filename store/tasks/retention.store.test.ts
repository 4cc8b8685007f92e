import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { fillAccount } from '../../tests/support/shopping/full-account.ts'
import { personalRows } from '../../tests/support/shopping/personal-rows.ts'
import type { PersonalRow } from '../../tests/support/shopping/personal-rows.ts'
import { firstWindow, orderAskingRecipient } from '../../tests/support/shopping/recipient-link.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { PERSONAL } from '../account/data-map/data-map.ts'
import type { Kept } from '../account/data-map/data-map.ts'
import { PROOF_DAYS } from '../content/form-attachment.ts'
import { VALIDITY } from '../gift-cards/gift-card-issue.ts'
import { inTransaction } from '../kernel/context.ts'
import { moveOrder } from '../order/order-state.ts'
import { DUE_KINDS } from './due-kinds.ts'

/** So long ago that the longest time there is goes by before the real clock. */
const START = Temporal.ZonedDateTime.from('2017-04-04T09:00[Europe/London]')
/** What is counted from its end is in use until then. */
const IN_USE: Record<string, Temporal.DurationLike> = { gift_card: VALIDITY }
/** How much later than at the start its time may begin: codes are valid for minutes, and recipients choose for weeks. */
const LATER = { days: { days: 10 }, years: { days: 60 } }

const TABLES = Object.entries(PERSONAL)

let store: TestStore
const query = (text: string, values: unknown[] = []) => store.db.$client.query(text, values)
/** How many of the rows of the start still had something personal just before their time was over, and after it. */
type Left = { before: number; after: number; untried: string[] }
const NOTHING: Left = { before: 0, after: 0, untried: [] }
const left = new Map<string, Left>()

/** What the queue was told at the start. */
let queued: { key: string | null; payload: object }[]

/** The day that the longest time of a table is over. */
function endOf(table: string, kept: Kept): Temporal.ZonedDateTime {
  const period = 'years' in kept ? { years: kept.years } : { days: kept.days }
  return START.add(IN_USE[table] ?? { days: 0 }).add(period)
}

/** An order of a guest who never comes back, with all that there may be of it. */
async function guestOrder(): Promise<void> {
  const { id, intent, buyer } = await readyToPay(store, { gift_card_text: 'Words for Iris' })
  await buyer.pay(intent.id, CARDS.pays)
  const asked = await orderAskingRecipient(store)
  await asked.say()
  const { date, id: window } = firstWindow(await asked.choice())
  await asked.choose(date, window)
  await inTransaction(store, async (tx) => {
    for (const of of [id, asked.id])
      for (const state of ['preparing', 'on_its_way', 'delivered'] as const) await moveOrder(tx, of, state)
  })
  const now = store.clock.now().toString()
  await query(
    `insert into order_photo (order_id, photographer, jpeg, width, height, at) values ($1, 'courier', '\\x01', 1, 1, $2)`,
    [id, now],
  )
  await query(
    `insert into partial_refund (payment_id, amount, reason, requested_at) select id, 100, 'Iris', $2 from payment where order_id = $1`,
    [id, now],
  )
  await query(`insert into household_mark (kind, hash, order_id) values ('address', '\\x01', $1)`, [id])
}

/** What belongs to nobody. */
async function traces(): Promise<void> {
  const now = store.clock.now().toString()
  await query(`insert into client_log (level, message, path, at) values ('error', 'Iris', '/', $1)`, [now])
  // Those of the demo data are of later years.
  await query('delete from review')
  await query(
    `insert into review (author, city, rating, title, text, published_on) values ('Iris', 'Reading', 5, 'Fresh', 'Lovely', $1)`,
    [START.toPlainDate().toString()],
  )
  // Somebody has chosen a time, and goes away.
  await readyToPay(store)
  await query(`update slot_hold set network = '\\x01', device = '\\x02' where held_until is not null`)
}

/** Of those who are in the shop at the start. */
const NAMES = /iris|basil|caledonian|words for/i

/** Values that are of somebody: not those of JSON without a name in it. */
const isOfSomebody = (value: unknown) =>
  value != null && (typeof value !== 'object' || NAMES.test(JSON.stringify(value)))

/** How many rows have something in a personal column that they had at the start. */
async function stillPersonal(table: string, start: PersonalRow[]): Promise<number> {
  const now = new Map((await personalRows(store, table)).map(({ key, values }) => [key, values]))
  return start.filter(({ key, values }) =>
    Object.entries(values).some(
      ([column, value]) =>
        isOfSomebody(value) && JSON.stringify(now.get(key)?.[column]) === JSON.stringify(value),
    ),
  ).length
}

/** Personal columns that nothing was in at the start, of rows that are still there: they are tried by nothing. */
async function untriedColumns(table: string, start: PersonalRow[]): Promise<string[]> {
  const now = new Set((await personalRows(store, table)).map(({ key }) => key))
  if (!start.some(({ key }) => now.has(key))) return []
  const columns = Object.keys(PERSONAL[table]?.personal ?? {})
  return columns.filter((column) => start.every(({ values }) => values[column] == null))
}

/** Messages arrive, and refunds. */
async function arrive(): Promise<void> {
  const now = store.clock.now().toString()
  await query('update message set sent_at = $1 where sent_at is null and failed_at is null', [now])
  await query('update partial_refund set refunded_at = $1 where refunded_at is null', [now])
}

beforeAll(async () => {
  store = await startTestStore({ now: START.toInstant().toString() })
  await fillAccount(store, 'unused@example.org')
  // It ended long ago; while it runs its account is in use.
  await query(`update delivery_subscription set state = 'cancelled', notice_at = null, renew_at = null`)
  await query('update form_file set delete_after = $1', [
    START.add({ days: PROOF_DAYS }).toInstant().toString(),
  ])
  await guestOrder()
  await traces()
  queued = (await query('select key, payload from graphile_worker._private_jobs')).rows
  await arrive()
  const start = new Map<string, PersonalRow[]>()
  for (const [table] of TABLES) start.set(table, await personalRows(store, table))
  const looks = TABLES.flatMap(([table, { kept }]) => {
    const end = endOf(table, kept[0])
    const after = end.add('years' in kept[0] ? LATER.years : LATER.days)
    const before =
      Temporal.ZonedDateTime.compare(end.subtract({ days: 2 }), START) > 0 ? end.subtract({ days: 2 }) : START
    return [
      { at: before, table, is: 'before' as const },
      { at: after, table, is: 'after' as const },
    ]
  })
  // The shop is open all the time.
  const weeks = Array.from({ length: 53 * 7 }, (_, week) => START.add({ weeks: week }))
  const moments = [...weeks, ...looks.map(({ at }) => at)].toSorted((one, other) =>
    Temporal.ZonedDateTime.compare(one, other),
  )
  for (const moment of new Map(moments.map((one) => [one.toString(), one])).values()) {
    store.clock.set(moment.toInstant().toString())
    await doWhatIsDue(store)
    await arrive()
    for (const { table, is } of looks.filter(({ at }) => at.equals(moment))) {
      const rows = start.get(table) ?? []
      left.set(table, {
        ...(left.get(table) ?? NOTHING),
        [is]: await stillPersonal(table, rows),
        untried: is === 'after' ? await untriedColumns(table, rows) : [],
      })
    }
  }
}, 300_000)
afterAll(() => store.stop())

describe('what is kept of people', () => {
  it.each(TABLES.map(([table]) => table))(
    '%s goes by itself when its time is over, and not before',
    (table) => {
      const { before, after, untried } = left.get(table) ?? NOTHING
      expect(
        before,
        `rows of ${table} with something personal, two days before the time in the map is over`,
      ).toBeGreaterThan(0)
      expect(after, `rows of ${table} that have something personal after it`).toBe(0)
      expect(untried, `columns of ${table} that nobody filled`).toEqual([])
    },
  )

  it('is in the queue by the keys of rows alone', () => {
    expect(queued.length).toBeGreaterThan(5)
    expect(queued.filter((job) => NAMES.test(JSON.stringify(job)))).toEqual([])
    const told = new Set(queued.flatMap(({ payload }) => Object.keys(payload)))
    expect([...told].filter((name) => !['kind', 'id', 'soon', 'traceparent'].includes(name))).toEqual([])
  })

  it('is ended by jobs that the worker has, and with tables that are in the map', () => {
    const endings = TABLES.flatMap(([, { kept }]) => kept.map(({ endedBy }) => endedBy))
    const unknown = endings.flatMap((ending) => {
      if ('job' in ending) return DUE_KINDS.includes(ending.job) ? [] : [ending.job.kind]
      return 'with' in ending && !(ending.with in PERSONAL) ? [ending.with] : []
    })
    expect(unknown).toEqual([])
  })
})
