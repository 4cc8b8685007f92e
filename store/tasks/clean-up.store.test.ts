import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from './clean-up.ts'
import { moveOrder } from '../order/order-state.ts'
import { safeError } from '../../logging/safe-error.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { CARDS, createBuyer, readyToPay, withDraft } from '../../tests/support/shopping/checkout.ts'
import { boughtEmailCard, codesOf, putEmailCard } from '../../tests/support/shopping/gift-card.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const run = () => doWhatIsDue(store)

describe('tidying up', () => {
  it('forgets to whom gift cards go as long after, in what was ordered and in carts', async () => {
    store.clock.set('2026-04-01T12:00:00Z')
    const { id } = await boughtEmailCard(store, 25, { gift_card_text: 'Words for Iris' })
    await codesOf(store, id)
    await inTransaction(store, (tx) => moveOrder(tx, id, 'delivered'))
    const left = createBuyer(store, await store.newSession())
    await putEmailCard(store, left, 50)
    const kept = async () =>
      JSON.stringify(
        (
          await store.db.$client.query(
            `select positions, lines, (select json_agg(gift_card) from cart_line) as carts from "order" where id = $1`,
            [id],
          )
        ).rows,
      ).match(/iris@example\.org|Words for Iris/g) ?? []
    store.clock.set('2026-05-01T11:59:00Z')
    await cleanUp(store)
    // In the order lines, in the positions and in the cart.
    expect(await kept()).toHaveLength(5)
    store.clock.set('2026-05-01T12:01:00Z')
    await cleanUp(store)
    expect(await kept()).toEqual([])
    // The gift card stays in the cart; a returning customer enters the recipient again.
    const { rows } = await store.db.$client.query('select gift_card from cart_line')
    expect(rows).toEqual([{ gift_card: null }])
  })

  it('takes the words on a card away thirty days after the order is over, and from carts left as long', async () => {
    const words = async () =>
      JSON.stringify(
        (
          await store.db.$client.query(
            `select positions, lines, (select array_agg(gift_card_text) from cart_line) as carts from "order" where positions is not null`,
          )
        ).rows,
      ).match(/Words of (live|over|cart)/g) ?? []
    store.clock.set('2026-04-01T12:00:00Z')
    const over = await readyToPay(store, { gift_card_text: 'Words of over' })
    const live = await readyToPay(store, { gift_card_text: 'Words of live' })
    await withDraft(store, { gift_card_text: 'Words of cart' })
    for (const { buyer, intent } of [over, live]) await buyer.pay(intent.id, CARDS.pays)
    await inTransaction(store, async (tx) => {
      for (const state of ['preparing', 'on_its_way', 'delivered'] as const)
        await moveOrder(tx, over.id, state)
    })
    store.clock.set('2026-05-01T11:59:00Z')
    await cleanUp(store)
    expect(new Set(await words())).toEqual(new Set(['Words of over', 'Words of live', 'Words of cart']))
    store.clock.set('2026-05-01T12:01:00Z')
    await cleanUp(store)
    expect(new Set(await words())).toEqual(new Set(['Words of live']))
    const { rows } = await store.db.$client.query('select positions from "order" where id = $1', [over.id])
    expect(rows[0].positions).toMatchObject([{ quantity: 1, gift_card_text: null }])
  })

  it('leaves alone what is of use by either clock, and takes the rest', async () => {
    store.clock.set('2026-02-01T12:00:00Z')
    const account = await register(store, 'tidy@example.org')
    await run()
    expect((await account.get('/v1/user/')).body.auth).toBe(true)
    // A year ahead in the sandbox, and back.
    store.clock.set('2099-01-01T00:00:00Z')
    await run()
    store.clock.set('2026-02-01T12:00:00Z')
    expect((await account.get('/v1/user/')).body.auth).toBe(true)
    await store.db.$client.query(`update session set expires_at = '2020-01-01'`)
    await store.db.$client.query(`update message set sent_at = '2020-01-01'`)
    await run()
    const { rows } = await store.db.$client.query(
      'select (select count(*) from session)::int as sessions, (select count(*) from message)::int as messages',
    )
    expect(rows[0]).toEqual({ sessions: 0, messages: 0 })
  })
})

/** Long past by the real clock, too, which applies when the shop's is ahead. */
const SENT = '2025-03-01T12:00:00Z'

const message = (past: TestStore, kind: string, more: { sent_at?: string; failed_at?: string } = {}) =>
  past.db.$client.query(
    `insert into message (kind, channel, "to", subject, text, created_at, sent_at, failed_at)
     values ($1, 'email', 'iris@example.org', 'Flowers', 'Flowers', $2, $3, $4)`,
    [kind, SENT, more.sent_at ?? null, more.failed_at ?? null],
  )
/** What is left after a run at a moment. */
async function leftAt(past: TestStore, moment: string): Promise<string[]> {
  past.clock.set(moment)
  await cleanUp(past)
  const { rows } = await past.db.$client.query('select kind from message order by kind')
  return rows.map(({ kind }) => kind)
}

describe('a message', () => {
  let past: TestStore
  beforeAll(async () => {
    past = await startTestStore({ now: SENT })
  })
  afterAll(() => past.stop())

  it('is kept for thirty days after it was sent or given up, and one that waits for as long as it does', async () => {
    await message(past, 'a: sent', { sent_at: SENT })
    await message(past, 'b: given up', { failed_at: SENT })
    await message(past, 'c: waits')
    await message(past, 'd: sent a day later', { sent_at: '2025-03-02T12:00:00Z' })
    const all = ['a: sent', 'b: given up', 'c: waits', 'd: sent a day later']
    expect(await leftAt(past, '2025-03-04T12:00:01Z')).toEqual(all)
    expect(await leftAt(past, '2025-03-31T12:00:00Z')).toEqual(all)
    expect(await leftAt(past, '2025-03-31T12:00:01Z')).toEqual(['c: waits', 'd: sent a day later'])
    expect(await leftAt(past, '2025-04-01T12:00:01Z')).toEqual(['c: waits'])
  })

  it('takes away jobs that were replaced while they ran and then failed, and no other', async () => {
    const { $client } = store.db
    await $client.query(`select graphile_worker.add_job('test', job_key => key, max_attempts => 1)
      from unnest(array['replaced', 'failed', 'running']) as key`)
    // So is a job left whose key was given to a newer one.
    await $client.query(`update graphile_worker._private_jobs set attempts = 1, key = nullif(key, 'replaced'),
      locked_at = case when key = 'running' then now() end where key = any('{replaced,failed,running}')`)
    const left = async () =>
      (
        await $client.query(
          `select key from graphile_worker.jobs where task_identifier = 'test' order by key nulls first`,
        )
      ).rows.map(({ key }) => key as string | null)
    expect(await left()).toEqual([null, 'failed', 'running'])
    await cleanUp(store)
    expect(await left()).toEqual(['failed', 'running'])
  })
})

describe('a row that cannot be taken away', () => {
  let past: TestStore
  const query = async (text: string, values: unknown[] = []) =>
    (await past.db.$client.query(text, values)).rows as Record<string, any>[]
  beforeAll(async () => {
    past = await startTestStore({ now: '2025-03-01T12:00:00Z' })
  })
  afterAll(() => past.stop())

  it('keeps no other, of its own kind or of another, and is named', async () => {
    const over = await readyToPay(past, { gift_card_text: 'Words of one' })
    const other = await readyToPay(past, { gift_card_text: 'Words of another' })
    await query(`update "order" set state = 'cancelled', updated_at = '2025-01-01'`)
    await query(`insert into session (token_hash, created_at, expires_at)
      select sha256(n::text::bytea), '2025-01-01', '2025-01-02' from generate_series(1, 7) as n`)
    const [poisoned] = await query(`select id, tableoid::regclass || ' ' || ctid as place from session
      where expires_at = '2025-01-02' order by id limit 1 offset 3`)
    await query(`insert into client_log (level, message, path, at) values ('error', 'x', '/', '2025-01-01')`)
    await message(past, 'old', { sent_at: '2025-01-01T00:00:00Z' })
    await query(`create function refuse() returns trigger language plpgsql as $$
      begin
        if old.id::text in ('${poisoned?.id}', '${over.id}') then raise exception 'this row is poisoned'; end if;
        return case when tg_op = 'DELETE' then old else new end;
      end $$`)
    for (const table of ['session', '"order"'])
      await query(
        `create trigger refuse before update or delete on ${table} for each row execute function refuse()`,
      )

    const failure = await cleanUp(past).catch((error: unknown) => error)
    const left =
      await query(`select (select array_agg(id) from session where expires_at = '2025-01-02') as sessions,
      (select count(*)::int from client_log) as log, (select count(*)::int from message where kind = 'old') as messages,
      (select array_agg(id) from "order" where positions::text like '%Words of%') as words`)
    expect(left).toEqual([{ sessions: [poisoned?.id], log: 0, messages: 0, words: [over.id] }])
    expect(other.id).not.toBe(over.id)
    const told = JSON.stringify(safeError(failure))
    expect(told).toContain(poisoned?.place)
    expect(told).toContain(over.id)
    expect(told).not.toContain('Words of')

    for (const table of ['session', '"order"']) await query(`drop trigger refuse on ${table}`)
    await cleanUp(past)
    expect(await query(`select from session where expires_at = '2025-01-02'`)).toEqual([])
  })
})
