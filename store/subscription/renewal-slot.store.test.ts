import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'
import { doWhatIsDue, passTo } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

let people = 0
const somebody = () => `renewed-${(people += 1)}@example.org`
const run = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows as Record<string, any>[]
const doAll = () => doWhatIsDue(store)

/** Sets the clock and runs the due tasks. */
async function at(moment: string): Promise<void> {
  await passTo(store, moment)
  await doAll()
}

/** A weekly subscription from 10 March with a first delivery on the 11th. */
async function weekly(more: Parameters<typeof subscribed>[2] = {}) {
  store.clock.set(MORNING)
  const email = somebody()
  const begun = await subscribed(store, email, { everyWeeks: 1, ...more })
  // No other subscription is due at the same time.
  await run('update delivery_subscription set notice_at = null, renew_at = null where id <> $1', [
    begun.subscription.id,
  ])
  await run('update subscription_period set charge_at = null where subscription_id <> $1', [
    begun.subscription.id,
  ])
  return { ...begun, email, sub: begun.subscription.id as string }
}

const ordersOf = (sub: string) =>
  run(
    `select o.id, o.state, o.total_cost, p.delivery_on::text, p.attempts, h.date::text, h.window_id
     from subscription_period p join "order" o on o.id = p.order_id left join slot_hold h on h.order_id = o.id
     where p.subscription_id = $1 order by p.delivery_on`,
    [sub],
  )
const messagesTo = async (accountId: string) =>
  (
    await run(`select kind from message where "to" = $1 order by created_at, ctid`, [
      `contact-${accountId}@example.org`,
    ])
  ).map(({ kind }) => kind as string)

describe('a later delivery of a subscription', () => {
  it('comes at the nearest time when its own is full or closed, never for more, and says so', async () => {
    const { sub, account, interval, size } = await weekly()
    await passTo(store, '2026-03-13T17:00:00Z')
    await run(
      `insert into slot (window_id, date, capacity, closed) values ($1, '2026-03-18', 0, false)
       on conflict (window_id, date) do update set capacity = 0`,
      [interval.id],
    )
    await at('2026-03-16T17:00:00Z')
    const [, moved] = await ordersOf(sub)
    expect(moved).toMatchObject({ state: 'paid', date: '2026-03-18' })
    expect(moved?.window_id).not.toBe(interval.id)
    expect(moved?.total_cost).toBeLessThanOrEqual(size.price + interval.price)
    const [email] = await run(`select text from message where subject like $1`, [`%${moved?.id}%`])
    expect(email?.text).toContain('We could not deliver on Wednesday 18 March')
    await passTo(store, '2026-03-20T17:00:00Z')
    await run(
      `insert into slot (window_id, date, capacity, closed)
       select id, '2026-03-25', capacity, true from delivery_window where zone = 'london'
       on conflict (window_id, date) do update set closed = true`,
    )
    await at('2026-03-23T17:00:00Z')
    expect((await ordersOf(sub))[2]).toMatchObject({
      state: 'paid',
      date: '2026-03-26',
      window_id: interval.id,
    })
    await run(
      `insert into slot (window_id, date, capacity, closed)
       select id, ('2026-04-01'::date + n), capacity, true from delivery_window, generate_series(0, 6) n where zone = 'london'
       on conflict (window_id, date) do update set closed = true`,
    )
    await at('2026-03-30T16:00:00Z')
    expect(await ordersOf(sub)).toHaveLength(3)
    expect(await messagesTo(account.id)).toContain('renewal_left_out')
    await run(`update slot set closed = false, capacity = 1000`)
  })
})
