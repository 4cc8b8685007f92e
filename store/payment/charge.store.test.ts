import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { systemClock } from '../kernel/clock.ts'
import { refundPartially } from './refunds/partial-refund.ts'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { copyTemplate } from '../../tests/support/processes/test-server.ts'
import type { StoreProcess } from '../../tests/support/processes/store-process.ts'
import { startStoreProcess } from '../../tests/support/processes/store-process.ts'
import { inTransaction } from '../kernel/context.ts'

/** The points at which a process can die during a payment, and whether the card is charged by then. */
const POINTS = [
  { name: 'before the charge', at: 'before insert on sandbox_charge', charged: false },
  { name: 'the bank is writing the charge', at: 'before insert on sandbox_webhook', charged: false },
  {
    name: 'charged, nothing of ours written',
    at: 'before update on payment',
    when: 'succeeded',
    charged: true,
  },
  { name: 'charged, the payment written', at: 'before update on "order"', when: 'paid', charged: true },
  {
    name: 'charged, the order written',
    at: 'before insert on order_transition',
    when: 'paid',
    charged: true,
  },
  {
    name: 'charged, the step written',
    at: 'before update on slot_hold',
    when: '"held_until": null',
    charged: true,
  },
  { name: 'charged, committing', at: 'constraint', when: 'paid', charged: true },
  { name: 'paid, not answered yet', at: 'before update on idempotency_key', charged: true },
] as const
/** The points of a full and of a partial refund. */
const REFUND = 'the bank has given the money back, nothing of ours written'
const PART = 'the bank has given a part back, nothing of ours written'

const testServer = inject('testServer')
let database: Awaited<ReturnType<typeof copyTemplate>>
let store: StoreProcess
let db: pg.Client
beforeAll(async () => {
  database = await copyTemplate(testServer)
  db = new pg.Client({ connectionString: database.url })
  db.on('error', () => {})
  await db.connect()
  await setTraps()
  store = await startStoreProcess(database.url, testServer.scratchFolder)
})
afterAll(async () => {
  await store.kill()
  await db.end()
  await database.drop()
})

/** A trap blocks a transaction at one point, for one payment, by a lock that this test holds. */
async function setTraps(): Promise<void> {
  await db.query(`create table trap (point text, needle text);
    create function trap() returns trigger language plpgsql as $$
    begin
      if (TG_ARGV[1] = '' or to_jsonb(NEW)::text like '%' || TG_ARGV[1] || '%') and exists
        (select from trap where point = TG_ARGV[0] and to_jsonb(NEW)::text like '%' || needle || '%')
      then perform pg_advisory_xact_lock(4711); end if;
      return NEW;
    end $$`)
  const traps = [
    ...POINTS,
    { name: REFUND, at: 'before update on payment', when: '"refunded"' },
    { name: PART, at: 'before update on partial_refund' },
  ]
  for (const [n, point] of traps.entries()) {
    const when = 'when' in point ? point.when : ''
    const what =
      point.at === 'constraint'
        ? `constraint trigger trap_${n} after insert on order_transition deferrable initially deferred`
        : `trigger trap_${n} ${point.at}`
    await db.query(`create ${what} for each row execute function trap('${point.name}', '${when}')`)
  }
}

const waiting = async () =>
  Number(
    (
      await db.query(
        `select count(*) from pg_locks where locktype = 'advisory' and objid = 4711 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rows[0].count,
  )

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await holds()) return
    await pause(50)
  }
  throw new Error(`It never came to this: ${what}`)
}

/** A paid order; `trap` blocks writes that contain its payment's id. */
async function paidWithTrap(trap: string) {
  const ready = await readyToPay(store)
  await ready.buyer.pay(ready.intent.id)
  await db.query('insert into trap values ($1, $2)', [trap, ready.intent.id])
  return ready
}

it('a process killed anywhere between charge and commit leaves one charge and one paid order', async () => {
  const shoppers = []
  for (const point of POINTS) {
    const ready = await readyToPay(store)
    shoppers.push({ ...ready, point })
    for (const needle of [ready.id, ready.intent.id])
      await db.query('insert into trap values ($1, $2)', [point.name, needle])
  }
  // One order is paid and cancelled, another partially refunded; both are blocked, too.
  const cancelled = await paidWithTrap(REFUND)
  const amended = await paidWithTrap(PART)
  await db.query('select pg_advisory_lock(4711)')
  await store.call('PATCH', `/v1/order/cancel/${cancelled.id}`, { session: cancelled.buyer.session })
  const operator = openDatabase(database.url, { max: 1 })
  const part = { amount: 500, reason: 'the ribbon' }
  await inTransaction({ db: operator, clock: systemClock }, (tx) => refundPartially(tx, amended.id, part))
  await operator.$client.end()
  const sent = shoppers.map(({ buyer, intent, id }) =>
    buyer.pay(intent.id, CARDS.pays, `press-${id}`).catch(() => undefined),
  )
  await until('all are held up', async () => (await waiting()) === POINTS.length + 2)
  await store.kill()
  await db.query('delete from trap')
  await db.query('select pg_advisory_unlock(4711)')
  await Promise.all(sent)
  await until('the transactions of the dead are gone', async () => (await waiting()) === 0)
  store = await startStoreProcess(database.url, testServer.scratchFolder)

  const charges = async (ref: string) =>
    (await db.query('select amount from sandbox_charge where ref = $1 order by id', [ref])).rows.map(
      ({ amount }) => amount as number,
    )
  const stateOf = async (id: string) =>
    (await db.query('select state from "order" where id = $1', [id])).rows[0].state as string
  for (const { point, buyer, id, intent, total } of shoppers) {
    const call = (path: string) => store.call('GET', path, { session: buyer.session })
    if (point.charged)
      await until(`${point.name}: paid by itself`, async () => (await stateOf(id)) === 'paid')
    else expect(await charges(intent.id), point.name).toEqual([])
    // The shopper saw no answer and repeats the request with the same key.
    const again = await store.call('POST', `/v1/payment/sandbox/${intent.id}/confirm`, {
      session: buyer.session,
      body: CARDS.pays,
      key: `press-${id}`,
    })
    expect(again.body.data, point.name).toMatchObject({ state: 'succeeded' })
    expect(await charges(intent.id), point.name).toEqual([total])
    const order = (await call(`/v1/order/${id}/`)).body.data
    expect(order.timeline.map(({ state }: { state: string }) => state)).toEqual([
      'draft',
      'awaiting_payment',
      'paid',
    ])
    console.log(
      `    killed ${point.name}: ${point.charged ? 'paid by itself' : 'paid on the second press'}, 1 charge, 1 paid order`,
    )
  }
  await until('the money is back', async () => (await stateOf(cancelled.id)) === 'refunded')
  expect(await charges(cancelled.intent.id)).toEqual([cancelled.total, -cancelled.total])
  console.log(`    killed when ${REFUND}: refunded once`)
  const isBack = 'select from partial_refund where payment_id = $1 and refunded_at is not null'
  await until('the part is back', async () => (await db.query(isBack, [amended.intent.id])).rowCount === 1)
  expect(await charges(amended.intent.id)).toEqual([amended.total, -part.amount])
  expect(await stateOf(amended.id)).toBe('paid')
  console.log(`    killed when ${PART}: given back once`)
}, 90_000)
