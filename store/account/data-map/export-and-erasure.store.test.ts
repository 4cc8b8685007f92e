import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount, register } from '../../../tests/support/shopping/account.ts'
import type { Account } from '../../../tests/support/shopping/account.ts'
import { readyToPay } from '../../../tests/support/shopping/checkout.ts'
import { doWhatIsDue } from '../../../tests/support/shopping/due-work.ts'
import { fillAccount } from '../../../tests/support/shopping/full-account.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { personalRows } from '../../../tests/support/shopping/personal-rows.ts'
import type { PersonalRow } from '../../../tests/support/shopping/personal-rows.ts'
import { cleanUp } from '../../tasks/clean-up.ts'
import { PERSONAL } from './data-map.ts'

const EMAIL = 'quokka@example.org'
/** What the test's own helpers call people and places. */
const NAMES = ['Iris Green', 'Basil Ford', 'Iris', 'Basil', '1 Caledonian Road', 'Words']

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  store.clock.set('2026-04-02T08:00:00Z')
})
afterAll(() => store.stop())

const query = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows

/** How the rows of somebody are found, by `$1`, their id. Orders are theirs by the account alone. */
const ORDERS = `select id from "order" where user_id = $1`
const SESSIONS = 'select id from session where user_id = $1'
const THEIRS: Record<string, string> = {
  user: 'id = $1',
  session: 'user_id = $1',
  order: 'user_id = $1',
  order_access: 'user_id = $1',
  order_photo: `order_id in (${ORDERS})`,
  recipient_link: `order_id in (${ORDERS})`,
  partial_refund: `order_id in (${ORDERS})`,
  gift_card: `order_id in (${ORDERS})`,
  form_submission: `fields ->> 'email' = '${EMAIL}' and $1::uuid is not null`,
  form_file: `submission_id in (select id from form_submission where fields ->> 'email' = '${EMAIL}') and $1::uuid is not null`,
  search_history: `session_id in (${SESSIONS})`,
  idempotency_key: `session_id in (${SESSIONS})`,
  cart_line: 'cart_id in (select id from cart where user_id = $1)',
  // All others name the account.
}
const theirs = (table: string) => THEIRS[table] ?? 'user_id = $1'

const found = Object.entries(PERSONAL).filter(([, { erasure }]) => erasure !== 'by age')

type Column = { type: string }

/** The columns of a table with their types. */
async function columnsOf(table: string): Promise<Map<string, Column>> {
  const rows = await query(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )
  return new Map(rows.map(({ name, type }) => [name, { type }]))
}

/** Columns whose words are chosen from a list: they hold no quokka. */
const CHOSEN = new Set([
  ...['user.gender', 'notification_setting.topic', 'notification_setting.channel', 'important_date.occasion'],
  ...['muted_occasion.occasion', 'cart.promo_code'],
])

/** Columns of JSON that the test's somebody left empty. */
const FILLED = new Set([
  ...[
    'recipient_link.address',
    'delivery_subscription.contact',
    'delivery_subscription.saved_payment_method',
  ],
])

/** Writes a quokka into every personal column of somebody that has words: into empty ones, and in the place of names. */
async function plant(account: Account): Promise<void> {
  for (const [table, { personal }] of found) {
    const types = await columnsOf(table)
    for (const column of Object.keys(personal)) {
      const { type } = types.get(column) ?? {}
      if (CHOSEN.has(`${table}.${column}`) || (type !== 'text' && type !== 'jsonb')) continue
      const renamed = NAMES.reduce(
        (text, name) => `replace(${text}, '${name}', 'Quokka')`,
        `"${column}"::text`,
      )
      const words = `'quokka of ${table}.${column}'`
      const empty =
        type === 'text'
          ? words
          : FILLED.has(`${table}.${column}`)
            ? `jsonb_build_object('name', ${words})`
            : 'null'
      await query(
        `update "${table}" set "${column}" = coalesce((${renamed})::${type}, ${empty}) where ${theirs(table)}`,
        [account.id],
      )
    }
  }
}

const quokkasIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /quokka/i.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(quokkasIn) : []
}

test('an export has, and an erasure leaves, what the map says of every column', async () => {
  const account = await fillAccount(store, EMAIL)
  await plant(account)
  const before = new Map<string, PersonalRow[]>()
  for (const [table] of found)
    before.set(table, await personalRows(store, table, theirs(table), [account.id]))

  // What is empty here would be tried by nothing.
  const untried = found.flatMap(([table, { personal }]) =>
    Object.keys(personal)
      .filter((column) => before.get(table)?.every(({ values }) => values[column] == null) ?? true)
      .map((column) => `${table}.${column}`),
  )
  expect(untried).toEqual([])

  const exported = (await account.get('/v1/user/personal-data/export/')).body
  const data = exported.data ?? exported
  const missing = found.flatMap(([table, { personal, exported: as, leftOut = {} }]) => {
    if (!('as' in as)) return []
    const text = JSON.stringify(data[as.as] ?? '')
    expect(text.length, `${as.as} of ${table} in the export`).toBeGreaterThan(2)
    return Object.keys(personal).flatMap((column) => {
      if (column in leftOut) return []
      const quokkas = (before.get(table) ?? []).flatMap(({ values }) => quokkasIn(values[column]))
      return quokkas.length && !quokkas.some((one) => text.includes(JSON.stringify(one).slice(1, -1)))
        ? [`${table}.${column}`]
        : []
    })
  })
  expect(missing).toEqual([])

  await eraseAccount(store, account, EMAIL)
  // The last day a recipient may choose goes by.
  store.clock.advance({ hours: 24 * 60 })
  await doWhatIsDue(store)
  await cleanUp(store)
  const left: string[] = []
  for (const [table, { personal, erasure }] of found) {
    const now = new Map((await personalRows(store, table)).map(({ key, values }) => [key, values]))
    for (const { key, values } of before.get(table) ?? []) {
      const still = now.get(key)
      if (!still) continue
      if (erasure === 'deleted') left.push(`${table} ${key} is there`)
      else
        for (const column of Object.keys(personal))
          // A column of JSON may have nothing personal in it.
          if (
            still[column] != null &&
            (typeof values[column] !== 'object' || quokkasIn(values[column]).length > 0) &&
            JSON.stringify(still[column]) === JSON.stringify(values[column])
          )
            left.push(`${table}.${column} ${JSON.stringify(still[column])}`)
    }
  }
  expect(left).toEqual([])
  const tables = await query(`select tablename from pg_tables where schemaname = 'public'`)
  for (const { tablename } of tables) {
    const rows = await query(
      `select t::text as row from "${tablename}" as t where t::text ilike '%quokka%' or t::text like $1`,
      [`%${account.id}%`],
    )
    expect(rows, tablename).toEqual([])
  }
})

test('what somebody wrote to the shop goes a year later, and the mark of a household with its order', async () => {
  const account = await register(store, 'ages@example.org')
  const sent = await account.call('POST', '/v1/forms/contact/', {
    ...{ name: 'Basil Ford', email: 'ages@example.org', topic: 'other', message: 'Hello there' },
  })
  expect(sent.status).toBe(200)
  const { id } = await readyToPay(store)
  const now = store.clock.now()
  await query('delete from household_mark')
  for (const mark of [
    ['email', id, null],
    ['phone', 'GONE2345', null],
    ['address', id, now.subtract({ hours: 25 }).toString()],
    ['card', id, now.add({ hours: 1 }).toString()],
  ])
    await query(
      `insert into household_mark (kind, hash, order_id, held_until) values ($1, '\\x01', $2, $3)`,
      mark,
    )
  const forms = () => query(`select from form_submission where fields ->> 'email' = 'ages@example.org'`)
  await cleanUp(store)
  const marks = await query('select kind from household_mark order by kind')
  expect(marks.map(({ kind }) => kind)).toEqual(['card', 'email'])
  const aged = (days: number) =>
    query(`update form_submission set submitted_at = $1 where fields ->> 'email' = 'ages@example.org'`, [
      now.subtract({ hours: 24 * days }).toString(),
    ])
  await aged(364)
  await cleanUp(store)
  expect(await forms()).toHaveLength(1)
  await aged(366)
  await cleanUp(store)
  expect(await forms()).toHaveLength(0)
})
