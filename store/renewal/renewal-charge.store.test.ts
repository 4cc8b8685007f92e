import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyTemplate } from '../../tests/support/processes/test-server.ts'
import type { StoreProcess } from '../../tests/support/processes/store-process.ts'
import { startStoreProcess } from '../../tests/support/processes/store-process.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING } from '../../tests/support/processes/store.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'

/**
 * The points at which a process can die during the charge of a renewal, and the number of charges by then.
 */
const POINTS = [
  { name: 'ordering the delivery', at: 'before insert on subscription_period', charges: 0 },
  { name: 'beginning the payment', at: 'before insert on sandbox_payment', charges: 0 },
  { name: 'the bank is writing the charge', at: 'before insert on sandbox_charge', charges: 0 },
  { name: 'charged, nothing of ours written', at: 'before update on payment', when: 'succeeded', charges: 1 },
  { name: 'charged, the order written', at: 'before insert on order_transition', when: 'paid', charges: 1 },
  {
    name: 'charged, the delivery settled',
    at: 'before update on subscription_period',
    when: '"charge_at": null',
    charges: 1,
  },
] as const

const testServer = inject('testServer')
let database: Awaited<ReturnType<typeof copyTemplate>>
let store: StoreProcess
let db: pg.Client
beforeAll(async () => {
  database = await copyTemplate(testServer)
  db = new pg.Client({ connectionString: database.url })
  db.on('error', () => {})
  await db.connect()
  await db.query(`create table trap (point text);
    create function trap() returns trigger language plpgsql as $$
    begin
      if (TG_ARGV[1] = '' or to_jsonb(NEW)::text like '%' || TG_ARGV[1] || '%') and exists
        (select from trap where point = TG_ARGV[0]) then perform pg_advisory_xact_lock(4712); end if;
      return NEW;
    end $$`)
  for (const [n, point] of POINTS.entries())
    await db.query(
      `create trigger trap_${n} ${point.at} for each row execute function trap('${point.name}', '${'when' in point ? point.when : ''}')`,
    )
  store = await startStoreProcess(database.url, testServer.scratchFolder)
})
afterAll(async () => {
  await store.kill()
  await db.end()
  await database.drop()
})

const setClock = async (now: string) =>
  expect((await store.call('POST', '/sandbox/clock', { body: { now } })).status).toBe(200)
const one = async (text: string, values: unknown[] = []) => (await db.query(text, values)).rows[0]
const waiting = async () =>
  Number(
    (
      await one(
        `select count(*) from pg_locks where locktype = 'advisory' and objid = 4712 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
      )
    ).count,
  )

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (await holds()) return
    await pause(50)
  }
  throw new Error(`It never came to this: ${what}`)
}

it('a process killed anywhere in a renewal leaves one order and one charge of its period', async () => {
  await setClock(MORNING)
  // The helpers read codes from the outbox and make calls.
  const seen = { ...store, db: { $client: db } } as unknown as TestStore
  const { subscription } = await subscribed(seen, 'killed@example.org', { everyWeeks: 1 })
  let date = subscription.next_delivery_on as string
  for (const point of POINTS) {
    const before = (days: number) =>
      new Date(Date.parse(`${date}T17:00:00Z`) - days * 86_400_000).toISOString()
    await setClock(before(5))
    await until(`${point.name}: announced`, async () => {
      const { announced } = await one('select announced_for::text as announced from delivery_subscription')
      return announced === date
    })
    await db.query('insert into trap values ($1)', [point.name])
    await db.query('select pg_advisory_lock(4712)')
    await setClock(before(2))
    await until(`${point.name}: held up`, async () => (await waiting()) > 0)
    await store.kill()
    await db.query('delete from trap')
    await db.query('select pg_advisory_unlock(4712)')
    await until('the transactions of the dead are gone', async () => (await waiting()) === 0)
    const charges = async () =>
      (
        await db.query(
          `select c.amount from subscription_period p join payment on payment.order_id = p.order_id
           join sandbox_charge c on c.ref = payment.provider_ref or c.ref = payment.id
           where p.delivery_on = $1`,
          [date],
        )
      ).rows
    expect(await charges(), point.name).toHaveLength(point.charges)
    const { now: restarted } = await one('select now()')
    store = await startStoreProcess(database.url, testServer.scratchFolder)
    await until(`${point.name}: paid and settled`, async () => {
      const row = await one(
        `select o.state, p.charge_at from subscription_period p join "order" o on o.id = p.order_id
         where p.delivery_on = $1`,
        [date],
      )
      return row?.state === 'paid' && row.charge_at === null
    })
    expect(await charges(), point.name).toHaveLength(1)
    // Several jobs may have reconciled it. One that still writes would hit the next trap.
    await until(`${point.name}: at rest`, async () => {
      const { busy } = await one(
        `select count(*)::int as busy from graphile_worker.jobs
         where task_identifier = 'due' and (locked_at > $1 or (locked_at is null and run_at <= now()))`,
        [restarted],
      )
      return busy === 0
    })
    console.log(`    killed ${point.name}: 1 order, 1 charge after the restart`)
    date = new Date(Date.parse(`${date}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10)
  }
  const { count } = await one('select count(*)::int from subscription_period')
  expect(count).toBe(POINTS.length + 1)
}, 120_000)
