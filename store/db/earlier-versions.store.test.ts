import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import { expect, inject, it } from 'vitest'
import { emptyDatabase, query } from '../../tests/support/processes/test-server.ts'
import { migrateDatabase } from './migrate.ts'

const USER = '00000000-0000-4000-8000-000000000001'

/** A database as the version left it whose last migration has this number. */
async function databaseAsOf(last: number) {
  const database = await emptyDatabase(inject('testServer'))
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(join(import.meta.dirname, 'migrations'), folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] }
  const entries = all.entries.filter(({ idx }) => idx <= last)
  await writeFile(journal, JSON.stringify({ ...all, entries }))
  await runMigrations({ connectionString: database.url })
  const db = drizzle(database.url)
  await migrate(db, { migrationsFolder: folder })
  await db.$client.end()
  await rm(folder, { recursive: true })
  return database
}

it('bonus entries that had their order in a text have it in columns, and none is lost', async () => {
  const { url, drop } = await databaseAsOf(34)
  await query(url, 'insert into "user" (id, created_at, updated_at) values ($1, now(), now())', [USER])
  await query(
    url,
    `insert into "order" (id, user_id, type, state, discount, created_at, updated_at)
     values ('AAAA0001', $1, 'default', 'delivered', 0, now(), now())`,
    [USER],
  )
  const before = [
    ['order', 'AAAA0001'],
    ['order_taken_back', 'AAAA0001/part-1'],
    ['order_taken_back', 'AAAA0001/rest-2'],
    ['spent', 'AAAA0001'],
    ['spent_returned', 'AAAA0001'],
    ['spent', 'AAAA0001/2'],
    ['target_action', 'profile'],
    ['gift', 'a present/7'],
    ['spent', 'GONE0001/3'],
  ]
  for (const entry of before)
    await query(
      url,
      `insert into bonus_entry (user_id, kind, reference, amount, balance, at) values ($1, $2, $3, 1, 1, now())`,
      [USER, ...entry],
    )
  await migrateDatabase(url)
  const rows = await query(
    url,
    'select kind, order_id, sequence, for_part, action from bonus_entry order by id',
  )
  const entry = (kind: string, order_id: string | null, sequence = 1, for_part = false) => ({
    ...{ kind, order_id, sequence, for_part, action: null },
  })
  expect(rows).toEqual([
    entry('order', 'AAAA0001'),
    entry('order_taken_back', 'AAAA0001', 1, true),
    entry('order_taken_back', 'AAAA0001', 2),
    entry('spent', 'AAAA0001'),
    entry('spent_returned', 'AAAA0001'),
    entry('spent', 'AAAA0001', 2),
    { ...entry('target_action', null), action: 'profile' },
    entry('gift', null),
    // Its order was removed after six years.
    entry('spent', null),
  ])
  await drop()
})

it('combinations that had their variants in a list have them in rows, and one that lost a variant is gone', async () => {
  const { url, drop } = await databaseAsOf(36)
  // Of a product and a variant only their numbers matter here.
  await query(url, 'alter table variant disable trigger user')
  await query(url, 'alter table variant drop constraint variant_product_id_product_id_fk')
  await query(url, 'alter table combo drop constraint combo_product_id_product_id_fk')
  for (const id of [1, 2, 3])
    await query(
      url,
      `insert into variant (id, product_id, slug, title, price, stems, image_name, position)
       values ($1, 1, $2, 'A variant', 100, '[]', 'one.jpg', 0)`,
      [id, `v${id}`],
    )
  await query(
    url,
    `insert into combo (id, title, product_id, variant_ids, discount_percent)
     values (1, 'Two', 1, '[3, 1]', 10), (2, 'Three', 1, '[1, 2, 3]', 10), (3, 'With one that is gone', 1, '[1, 9]', 10)`,
  )
  await migrateDatabase(url)
  expect(await query(url, 'select id from combo order by id')).toEqual([{ id: 1 }, { id: 2 }])
  const rows = await query(
    url,
    'select combo_id, variant_id, position from combo_variant order by combo_id, position',
  )
  expect(rows.map(({ combo_id, variant_id, position }) => [combo_id, variant_id, position])).toEqual([
    [1, 3, 0],
    [1, 1, 1],
    [2, 1, 0],
    [2, 2, 1],
    [2, 3, 2],
  ])
  await drop()
})

it('a renewal that was announced before its prices were kept is announced at those of that day', async () => {
  const { url, drop } = await databaseAsOf(37)
  await query(url, 'insert into "user" (id, created_at, updated_at) values ($1, now(), now())', [USER])
  // Of a variant only its number matters here.
  await query(url, 'alter table delivery_subscription drop constraint delivery_subscription_flowers')
  await query(
    url,
    `insert into delivery_window (id, zone, starts_at, ends_at, price, capacity, cut_off_days, cut_off_time, position)
     values (1, 'london', '08:00', '12:00', 495, 10, 1, '20:00', 0)`,
  )
  await query(
    url,
    `insert into delivery_subscription (id, user_id, state, every_weeks, window_id, price, shipping_address, recipient,
       next_delivery_on, announced_for, created_at, updated_at)
     select id, $1, 'active', 1, 1, 3000, '{}', '{}', '2026-03-18', announced::date, now(), now()
     from (values ('AAAA0001', '2026-03-18'), ('AAAA0002', null)) as row(id, announced)`,
    [USER],
  )
  await migrateDatabase(url)
  expect(
    await query(
      url,
      'select announced_price, announced_delivery_price from delivery_subscription order by id',
    ),
  ).toEqual([
    { announced_price: 3000, announced_delivery_price: 495 },
    { announced_price: null, announced_delivery_price: null },
  ])
  await drop()
})
