import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount, register } from '../../../tests/support/shopping/account.ts'
import type { Account } from '../../../tests/support/shopping/account.ts'
import { CARDS, createBuyer, readyToPay } from '../../../tests/support/shopping/checkout.ts'
import { doWhatIsDue } from '../../../tests/support/shopping/due-work.ts'
import { boughtEmailCard, putEmailCard } from '../../../tests/support/shopping/gift-card.ts'
import { orderAskingRecipient } from '../../../tests/support/shopping/recipient-link.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { inTransaction } from '../../kernel/context.ts'
import { moveOrder } from '../../order/order-state.ts'
import { createSubscription } from '../../subscription/delivery-subscription.ts'
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

/** Somebody of whom the shop has all that it keeps of anybody. */
async function arrive(): Promise<Account> {
  const { buyer, id, intent } = await readyToPay(store, { gift_card_text: 'Words of a card' })
  await buyer.pay(intent.id, CARDS.pays)
  const account = await register(store, EMAIL, buyer.session)
  await account.call('POST', '/v1/order/guest/assign/', {})
  await inTransaction(store, async (tx) => {
    for (const state of ['preparing', 'on_its_way', 'delivered'] as const) await moveOrder(tx, id, state)
  })
  const card = await boughtEmailCard(store, 25, { gift_card_text: 'Words for Iris' })
  const asked = await orderAskingRecipient(store)
  await query('update "order" set user_id = $1 where id = any($2)', [account.id, [card.id, asked.id]])
  const call = async (method: 'POST' | 'GET', path: string, body?: object) => {
    const answer = await account.call(method, path, body, method === 'POST' ? { key: path } : {})
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200)
  }
  await call('POST', '/v1/user/events', {
    ...{
      occasion: 'birthday',
      date: '1990-05-10',
      title: 'Iris',
      recipient_name: 'Iris Green',
      lead_days: 7,
    },
  })
  await call('POST', '/v1/user/recipients/', {
    ...{ name: 'Iris Green', phone: '020 7946 0018', note: 'Iris, the blue door' },
    address: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' },
  })
  await call('POST', '/v1/forms/contact/', {
    ...{ name: 'Basil Ford', email: EMAIL, topic: 'other', message: 'Where is Iris?' },
  })
  await call('POST', `/v1/order/repeat/${id}`, {})
  await putEmailCard(store, createBuyer(store, account.session, account.token))
  const [any] = await query(
    'select variant.id, product_id, slug, delivery_window.id as window from variant, delivery_window limit 1',
  )
  await createSubscription(store, {
    ...{ userId: account.id, variantId: any.id, windowId: any.window, everyWeeks: 2, price: 3900 },
    shippingAddress: {
      postcode: 'N1 9GU',
      line1: '1 Caledonian Road',
      line2: null,
      city: 'London',
      zone: 'london',
    },
    recipient: { name: 'Iris Green', phone: '+442079460018', note: null, anonymous: false },
    nextDeliveryOn: '2026-05-01',
  })
  const now = new Date(store.clock.now().epochMilliseconds)
  for (const [text, values] of [
    ['insert into muted_occasion (user_id, occasion) values ($1, $2)', [account.id, 'mothers_day']],
    [
      'insert into favorite (user_id, product_id, added_at) values ($1, $2, $3)',
      [account.id, any.product_id, now],
    ],
    [
      `insert into notification_setting (user_id, topic, channel, enabled, updated_at) values ($1, 'orders', 'sms', false, $2)`,
      [account.id, now],
    ],
    [
      `insert into search_history (session_id, phrase, searched_at) select id, 'roses for Iris', $2 from session where user_id = $1`,
      [account.id, now],
    ],
    [
      'update cart set promo_code = (select code from promo_code where user_id = $1 limit 1) where user_id = $1',
      [account.id],
    ],
    ['update session set offers_to = $2 where user_id = $1', [account.id, EMAIL]],
    [
      `insert into order_photo (order_id, photographer, jpeg, width, height, at) values ($1, 'courier', '\\x01', 1, 1, $2)`,
      [id, now],
    ],
    [
      'insert into partial_refund (id, order_id, amount, reason, requested_at) values (gen_random_uuid(), $1, 100, $2, $3)',
      [id, 'Iris', now],
    ],
    ['insert into order_access (order_id, user_id) values ($1, $2)', [id, account.id]],
    [
      'insert into promo_code_use (order_id, code, user_id, at) select $1, code, $2, $3 from promo_code where user_id = $2',
      [id, account.id, now],
    ],
    [
      `insert into form_file (submission_id, name, media_type, size, bytes, delete_after)
       select id, 'proof.png', 'image/png', 1, '\\x01', $1 from form_submission where fields ->> 'email' = $2`,
      [now, EMAIL],
    ],
  ] as const)
    await query(text, [...values])
  // What is on its way to somebody arrives.
  await doWhatIsDue(store)
  return account
}

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

type Row = { key: string; values: Record<string, unknown> }

/** The rows of somebody in a table: by their keys, with their personal columns. */
async function rowsOf(table: string, where: string, values: unknown[]): Promise<Row[]> {
  const keys = await query(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by a.attnum`,
    [`"${table}"`],
  )
  const key = keys.map(({ name }) => `"${name}"::text`).join(` || ' ' || `)
  const rows = await query(
    `select ${key} as key, to_jsonb(t) as row from "${table}" as t where ${where}`,
    values,
  )
  const columns = Object.keys(PERSONAL[table]?.personal ?? {})
  return rows.map(({ key, row }) => ({
    key,
    values: Object.fromEntries(columns.map((column) => [column, row[column]])),
  }))
}

const quokkasIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /quokka/i.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(quokkasIn) : []
}

test('an export has, and an erasure leaves, what the map says of every column', async () => {
  const account = await arrive()
  await plant(account)
  const before = new Map<string, Row[]>()
  for (const [table] of found) before.set(table, await rowsOf(table, theirs(table), [account.id]))

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
    const now = new Map((await rowsOf(table, 'true', [])).map(({ key, values }) => [key, values]))
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
