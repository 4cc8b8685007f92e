import { sql } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { askedBy } from '../../logging/asked-by.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { openDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'

const one = sql`select 1 as one`

it('gives a connection back that broke before, in or at the end of a transaction', async () => {
  const db = openDatabase(inject('testServer').serverUrl, { max: 1 })
  const cut = (client: pg.PoolClient) =>
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
  for (let times = 0; times < 3; times++) {
    await db.execute(one)
    db.$client.once('acquire', cut)
    await expect(db.transaction(async (tx) => tx.execute(one))).rejects.toThrow()
    await expect(
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await tx.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      }),
    ).rejects.toThrow()
    expect((await db.transaction(async (tx) => tx.execute(one))).rows).toEqual([{ one: 1 }])
  }
  expect(db.$client.waitingCount).toBe(0)
  await db.$client.end()
})

it('a query says for which request it is, in a transaction and by itself', async () => {
  const db = openDatabase(inject('testServer').serverUrl, { max: 1 })
  const asked = sql`select query from pg_stat_activity where pid = pg_backend_pid()`
  const inner = await askedBy('a-request', () => db.transaction((tx) => tx.execute(asked)))
  const outer = await askedBy('another', async () => await db.execute(asked))
  for (const [{ rows }, id] of [[inner, 'a-request'] as const, [outer, 'another'] as const])
    expect(rows[0]?.query).toMatch(new RegExp(`request_id='${id}'\\*/$`))
  await db.$client.end()
})

it('queries that are made often are planned once, and keep their results', async () => {
  const db = openDatabase(inject('testServer').serverUrl, { max: 1 })
  const prepared = async () =>
    (await db.$client.query('select statement, generic_plans, custom_plans from pg_prepared_statements')).rows
  const ask = (number: number) =>
    askedBy(`request-${number}`, async () => (await db.execute(sql`select ${number}::int as number`)).rows)
  for (let number = 0; number < 9; number++) await ask(number)
  expect(await prepared()).toEqual([])
  for (let number = 0; number < 10; number++) expect(await ask(number)).toEqual([{ number }])
  expect(await prepared()).toEqual([
    { statement: 'select $1::int as number', generic_plans: '5', custom_plans: '5' },
  ])
  await db.$client.end()
  const nobodys = openDatabase(inject('testServer').serverUrl, { max: 1 })
  for (let times = 0; times < 9; times++) await nobodys.execute(one)
  expect((await nobodys.$client.query('select from pg_prepared_statements')).rowCount).toBe(0)
  await nobodys.$client.end()
  const without = openDatabase(inject('testServer').serverUrl, { max: 1, preparedStatements: 0 })
  for (let times = 0; times < 20; times++) await without.execute(one)
  expect((await without.$client.query('select from pg_prepared_statements')).rowCount).toBe(0)
  await without.$client.end()
})

it('a change says for which request it writes', async () => {
  const store = await startTestStore()
  const query = async (text: string) => (await store.db.$client.query(text)).rows
  await query('create table noted (query text)')
  await query(`create function note() returns trigger language plpgsql as $$
    begin insert into noted values (current_query()); return new; end $$`)
  await query('create trigger note after insert on client_log for each row execute function note()')
  const headers = { 'x-request-id': 'the-id-of-the-request' }
  await store.call('POST', '/v1/log/', { body: { message: 'Broken' }, headers })
  expect(await query('select query from noted')).toEqual([
    { query: expect.stringContaining("/*request_id='the-id-of-the-request'*/") },
  ])
  await store.stop()
})

it('leaves no connection behind when its schema is up to date: nobody would listen when one breaks', async () => {
  const store = await startTestStore()
  const name = (await store.db.execute<{ name: string }>(sql`select current_database() as name`)).rows[0]
    ?.name
  // Simulates a busy machine, on which closing a connection takes time.
  const end = pg.Client.prototype.end
  pg.Client.prototype.end = async function (this: pg.Client, done?: (error: Error) => void) {
    if (done) await setTimeout(100)
    await (end as (done?: (error: Error) => void) => Promise<void>).call(this, done)
  } as typeof end
  try {
    await migrateDatabase(new URL(`/${name}`, inject('testServer').serverUrl).href)
  } finally {
    pg.Client.prototype.end = end
  }
  const { rows } = await store.db.execute<{ application_name: string; query: string }>(sql`
    select application_name, query from pg_stat_activity
    where datname = current_database() and application_name <> 'larkspur-store'`)
  expect(rows).toEqual([])
  await store.stop()
})

it('bringing it up to date fails, and nothing else does, when a connection is lost meanwhile', async () => {
  const store = await startTestStore()
  const query = async (text: string) => (await store.db.$client.query(text)).rows
  const [{ name }] = await query('select current_database() as name')
  const other = await store.db.$client.connect()
  await other.query('begin; lock table graphile_worker.migrations')
  const outcome = migrateDatabase(new URL(`/${name}`, inject('testServer').serverUrl).href).then(
    () => 'done',
    (error: unknown) => String(error),
  )
  // The connection that has the lock and is idle while the queue waits for its schema.
  const cut = () =>
    query(`select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid
      where a.datname = current_database() and l.locktype = 'advisory' and a.state = 'idle'
        and exists (select from pg_locks waiting where not waiting.granted)`)
  await expect.poll(async () => (await cut()).length).toBe(1)
  await setTimeout(50)
  await other.query('rollback')
  other.release()
  expect(await outcome).toMatch(/Error/)
  await store.stop()
})

it('no cascade reaches money, orders, subscriptions or consents', async () => {
  const kept = [
    ...['order', 'order_transition', 'order_photo', 'slot_hold', 'payment', 'partial_refund'],
    ...['bonus_entry', 'promo_code', 'promo_code_use', 'delivery_subscription', 'subscription_period'],
    'notification_setting',
  ]
  const store = await startTestStore()
  const { rows } = await store.db.execute<{ table: string; by: string }>(sql`
    select c.relname as table, c2.relname as by from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class c2 on c2.oid = f.confrelid
    where f.contype = 'f' and f.confdeltype = 'c'`)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ table }) => kept.includes(table))).toEqual([])
  const { rows: tables } = await store.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(kept))
  await store.stop()
})
