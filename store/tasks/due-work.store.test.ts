import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import { atTheTerminal } from '../../tests/support/processes/operator.ts'
import { orderAskingRecipient } from '../../tests/support/shopping/recipient-link.ts'
import { TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'
import { DUE_KINDS } from './due-kinds.ts'
import { withdrawOutdated } from '../notifications/withdraw-outdated.ts'
import { sendMessage } from '../outbox/send-message.ts'
import { messageProviders } from '../outbox/providers/providers.ts'
import { startWorker } from './worker.ts'

const carriers = { providers: messageProviders({}), eraseSecrets: false }
const KINDS = new Map(
  [...DUE_KINDS, sendMessage(carriers, withdrawOutdated)].map((work) => [work.kind, work]),
)

let store: TestStore
let stopWorker: () => Promise<void>
let type: Awaited<ReturnType<typeof atTheTerminal>>['type']
const log: { job?: { task: string; id: string; attempt: number; of: number }; msg: string }[] = []

const query = async (text: string, values: unknown[] = []): Promise<Record<string, string>[]> =>
  (await store.db.$client.query(text, values)).rows
const idsOf = async (text: string) => (await query(text)).map(({ id }) => String(id))

beforeAll(async () => {
  store = await startTestStore()
  store.clock.set('2026-03-10T12:00:00Z')
  ;({ type } = await atTheTerminal(store, 'unused'))
  await readyToPay(store)
  await readyToPay(store)
  await subscribed(store, 'first@example.org')
  await subscribed(store, 'second@example.org')
  await orderAskingRecipient(store)
  await orderAskingRecipient(store)
  stopWorker = await startWorker({
    databaseUrl: store.databaseUrl,
    ...{
      clock: store.clock,
      settings: TEST_AUTH,
      payments: store.payments,
      pictures: store.images,
      carriers,
    },
    storeUrl: 'http://127.0.0.1:1',
    logger: pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
  })
})
afterAll(async () => {
  await stopWorker()
  await store.stop()
})

/** Queries the due ids of a kind. Locks no rows, because the worker skips locked ones. */
const due = (kind: string) => async () => {
  const work = KINDS.get(kind)
  if (!work) throw new Error(`There is no kind ${kind}`)
  const { id, table, oldest, isDue } = work
  const { rows } = await store.db.execute<{ id: string }>(
    sql`select ${id}::text as id from ${table} where ${isDue(store.clock, false)} order by ${oldest}`,
  )
  return rows.map((row) => row.id)
}

// A worker that found the rows locked looks again a minute later.
const PATIENTLY = { timeout: 75_000 }
const PAST = `'2026-03-10T11:00:00Z'::timestamptz`
const UNPAID = `state = 'awaiting_payment'`

/** Two gift cards with nothing due. */
function giftCards(made: string, until: string): string {
  return `insert into gift_card (order_id, place, nonce, code_hash, last4, amount, sent_by, title, image, send_at, sent_at,
      loss_notified_at, reminded_at, expires_at, created_at)
    select (select id from "order" limit 1), (select coalesce(max(place), 0) from gift_card) + n, 'nonce', sha256(gen_random_uuid()::text::bytea),
      'ABCD', 2500, 'email', 'A card', '{"real_id": "LK-006002", "name": "25", "alt_text": ""}', '${made}', '2026-03-01', null, '2026-03-01', '${until}', '${made}'
    from generate_series(1, 2) as n returning id`
}

/** Two accounts that are in use. */
function accounts(): string {
  return `insert into "user" (email, email_verified, created_at, updated_at, last_used_on)
    select gen_random_uuid() || '@example.org', true, '2023-03-01', '2023-03-01', '2026-03-01'
    from generate_series(1, 2) returning id`
}

/** How two rows of each kind become due, and what is written when one is done. */
const ROWS: Record<string, { ids: string; make: string; writes: string; key?: string }> = {
  settle_payment: {
    ids: `select id from payment where state = 'requires_payment' limit 2`,
    make: `update payment set check_at = ${PAST} where id = any($1)`,
    writes: 'payment',
  },
  lapse_reservation: {
    ids: `select id from "order" where ${UNPAID} limit 2`,
    make: `update "order" set reserved_until = ${PAST} where id = any($1)`,
    writes: '"order"',
  },
  resume_subscription: {
    ids: `select id from delivery_subscription limit 2`,
    make: `update delivery_subscription set state = 'paused', paused_until = '2026-03-09' where id = any($1)`,
    writes: 'delivery_subscription',
  },
  announce_renewal: {
    ids: `select id from delivery_subscription limit 2`,
    make: `update delivery_subscription set notice_at = ${PAST} where id = any($1)`,
    writes: 'delivery_subscription',
  },
  order_renewal: {
    ids: `select id from delivery_subscription limit 2`,
    make: `update delivery_subscription set renew_at = ${PAST} where id = any($1)`,
    writes: 'delivery_subscription',
  },
  charge_renewal: {
    ids: `select order_id as id from subscription_period limit 2`,
    make: `update subscription_period set charge_at = ${PAST} where order_id = any($1)`,
    writes: 'subscription_period',
    key: 'order_id',
  },
  notify_failed_payment: {
    ids: `select id from payment limit 2`,
    make: `update payment set notify_failure_at = ${PAST} where id = any($1)`,
    writes: 'payment',
  },
  remind_of_cart: {
    ids: `select id from cart limit 2`,
    make: `update cart set remind_at = ${PAST} where id = any($1::uuid[])`,
    writes: 'cart',
  },
  write_order_emails: {
    ids: `select id from "order" where ${UNPAID} limit 2`,
    make: `update order_transition set notified_at = null where order_id = any($1)`,
    writes: 'order_transition',
    key: 'order_id',
  },
  notify_changed_order: {
    ids: `select id from "order" where ${UNPAID} limit 2`,
    make: `update "order" set change_notice_at = ${PAST} where id = any($1)`,
    writes: '"order"',
  },
  write_partial_refund_email: {
    ids: `insert into partial_refund (payment_id, amount, requested_at)
      select id, 100, ${PAST} from payment limit 2 returning id`,
    make: `update partial_refund set refunded_at = ${PAST} where id = any($1::uuid[])`,
    writes: 'partial_refund',
  },
  notify_expired_link: {
    ids: `select order_id as id from recipient_link limit 2`,
    make: `update recipient_link set expires_at = ${PAST} where order_id = any($1)`,
    writes: 'recipient_link',
    key: 'order_id',
  },
  end_unchosen_order: {
    ids: `select order_id as id from recipient_link limit 2`,
    make: `with paid as (update "order" set state = 'paid' where id = any($1))
      update recipient_link set expires_at = ${PAST} - interval '8 days', expiry_notified_at = ${PAST} where order_id = any($1)`,
    writes: '"order"',
  },
  write_reminder: {
    ids: `insert into important_date (user_id, occasion, title, date, lead_days, muted, created_at)
      select id, 'birthday', 'Mum', '1960-03-17', 7, false, ${PAST} from "user" limit 2 returning id`,
    make: `update important_date set remind_at = ${PAST} where id = any($1::int[])`,
    writes: 'important_date',
  },
  send_message: {
    ids: `insert into message (kind, channel, "to", subject, text, created_at, failed_at)
      select 'test', 'email', 'iris@example.org', n, n, ${PAST}, ${PAST} from unnest(array['1', '2']) as n returning id`,
    make: `update message set failed_at = null where id = any($1::uuid[])`,
    writes: 'message',
  },
  end_unpaid_order: {
    ids: `select id from "order" where ${UNPAID} and type = 'default' limit 2`,
    make: `update "order" set updated_at = ${PAST} - interval '4 days' where id = any($1)`,
    writes: '"order"',
  },
  remove_old_order: {
    ids: `insert into "order" (id, type, state, created_at, updated_at)
      select n, 'default', 'delivered', ${PAST}, ${PAST} from unnest(array['OLDORDE1', 'OLDORDE2']) as n returning id`,
    make: `update "order" set updated_at = ${PAST} - interval '2193 days' where id = any($1)`,
    writes: '"order"',
  },
  make_gift_card_code: {
    ids: giftCards('2026-03-01', '2028-03-01'),
    make: `update gift_card set code_hash = null where id = any($1::uuid[])`,
    writes: 'gift_card',
  },
  send_gift_card: {
    ids: giftCards('2026-03-01', '2028-03-01'),
    make: `update gift_card set send_at = ${PAST}, sent_at = null where id = any($1::uuid[])`,
    writes: 'gift_card',
  },
  notify_lost_gift_card: {
    ids: giftCards('2026-03-01', '2028-03-01'),
    make: `with lost as (insert into message (kind, dedupe_key, channel, "to", subject, text, created_at, failed_at)
        select 'gift_card', 'gift card ' || id, 'email', 'iris@example.org', '', '', ${PAST}, ${PAST} from unnest($1::uuid[]) as id)
      update gift_card set sent_at = ${PAST} where id = any($1::uuid[])`,
    writes: 'gift_card',
  },
  remind_of_gift_card: {
    ids: giftCards('2024-03-20', '2026-03-20'),
    make: `update gift_card set reminded_at = null, recipient_email = 'iris@example.org' where id = any($1::uuid[])`,
    writes: 'gift_card',
  },
  expire_gift_card: {
    ids: giftCards('2024-03-01', '2028-03-01'),
    make: `update gift_card set expires_at = ${PAST} where id = any($1::uuid[])`,
    writes: 'gift_card',
  },
  announce_erasure: {
    ids: accounts(),
    make: `update "user" set last_used_on = '2023-03-01' where id = any($1::uuid[])`,
    writes: '"user"',
  },
  erase_unused_account: {
    ids: accounts(),
    make: `update "user" set last_used_on = '2023-03-01', erasure_notice_on = '2026-02-01' where id = any($1::uuid[])`,
    writes: '"user"',
  },
  erase_order: {
    ids: `select id from "order" limit 2`,
    make: `update "order" set erase_at = ${PAST} where id = any($1)`,
    writes: '"order"',
  },
}

it('there are rows of each kind', async () => {
  await expect.poll(due('write_order_emails'), PATIENTLY).toEqual([])
  expect(Object.keys(ROWS).sort()).toEqual([...KINDS.keys()].sort())
})

/** Makes rows due, makes writes to one of them fail, and runs the worker. */
async function poison(kind: string): Promise<{ bad: string; mend: () => Promise<unknown> }> {
  const rows = ROWS[kind]
  if (!rows) throw new Error(`There are no rows of ${kind}`)
  const ids = await idsOf(rows.ids)
  const [bad = ''] = ids
  expect(ids).toHaveLength(2)
  const mend = () => query(`drop trigger if exists poisoned on ${rows.writes}`)
  // A kind that fails does not affect the next.
  onTestFinished(async () => {
    await mend()
    log.length = 0
  })
  const client = await store.db.$client.connect()
  try {
    await client.query('begin')
    await client.query(rows.make, [ids])
    await client.query(`
      create or replace function poisoned() returns trigger language plpgsql as $$
      begin if old.${rows.key ?? 'id'}::text = '${bad}' then raise exception 'this row is poisoned'; end if; return coalesce(new, old); end $$`)
    await client.query(
      `create trigger poisoned before update or delete on ${rows.writes} for each row execute function poisoned()`,
    )
    await client.query(`select graphile_worker.add_job('look_for_due_work', job_key => 'look_for_due_work')`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return { bad, mend }
}

it.each(Object.keys(ROWS))(
  'one row that cannot be done stops no other: %s',
  { timeout: 180_000 },
  async (kind) => {
    const { bad, mend } = await poison(kind)
    const failures = () => log.filter(({ job }) => job?.task === kind && job.id === bad)
    await expect.poll(due(kind), PATIENTLY).toEqual([bad])
    await expect.poll(() => failures().length, PATIENTLY).toBeGreaterThan(0)
    expect(failures()[0]).toMatchObject({
      job: { attempt: 1, of: 12 },
      msg: 'a job failed; it is tried again',
    })
    expect(log.filter(({ job }) => job && (job.task !== kind || job.id !== bad))).toEqual([])

    // After the last attempt it is parked and not retried automatically.
    const job = `key = 'due:${kind}:${bad}'`
    const reschedule = () =>
      idsOf(`select id from graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs where ${job} and attempts > 0), run_at => now(), attempts => 11)`)
    await expect.poll(reschedule, PATIENTLY).toHaveLength(1)
    await expect
      .poll(() => failures().map(({ msg }) => msg), PATIENTLY)
      .toContain('a job failed; it is parked')
    const tries = failures().length
    await query(`select graphile_worker.add_job('look_for_due_work', job_key => 'look_for_due_work')`)
    const looks = `select id from graphile_worker.jobs where task_identifier = 'look_for_due_work' and run_at <= now()`
    await expect.poll(() => idsOf(looks), PATIENTLY).toEqual([])
    expect(failures()).toHaveLength(tries)
    const { said } = await type('jobs', 'list')
    expect(said).toContain(`parked  ${kind} ${bad}  12 tries, the last `)
    expect(said).toContain('P0001')

    await mend()
    expect(await type('jobs', 'again', kind, bad)).toMatchObject({ code: 0 })
    await expect.poll(due(kind), PATIENTLY).toEqual([])
    await expect.poll(() => type('jobs', 'list'), PATIENTLY).toEqual({ code: 0, said: '(none)' })
    log.length = 0
  },
)

it(
  'what is tidied up names the row that cannot be taken away, and is listed too',
  { timeout: 30_000 },
  async () => {
    await query(`insert into session (token_hash, created_at, expires_at)
    select sha256(n::text::bytea), '2025-01-01', '2025-01-02' from generate_series(1, 3) as n`)
    const over = () => idsOf(`select id from session where expires_at = '2025-01-02' order by id`)
    const [bad] = await over()
    await query(`create function kept() returns trigger language plpgsql as $$
    begin if old.id::text = '${bad}' then raise exception 'this row is poisoned'; end if; return old; end $$`)
    await query(`create trigger kept before delete on session for each row execute function kept()`)
    await query(`select graphile_worker.add_job('clean_up', job_key => 'clean_up', max_attempts => 3)`)
    await expect.poll(over, PATIENTLY).toEqual([bad])
    const failures = () =>
      log.filter(({ job }) => job?.task === 'clean_up').map((line) => JSON.stringify(line))
    await expect.poll(() => failures().join(''), PATIENTLY).toMatch(/the row session \(\d+,\d+\)/)
    await expect
      .poll(async () => (await type('jobs', 'list')).said, PATIENTLY)
      .toMatch(/(waits |parked) {2}clean_up {2}\d tr(y|ies), the last /)
    await query('drop trigger kept on session')
  },
)

it('work that has not failed cannot be tried again', async () => {
  expect(await type('jobs', 'again', 'write_reminder', 'nobody')).toMatchObject({
    code: 2,
    said: expect.stringContaining('No work of that name has failed: write_reminder nobody'),
  })
})
