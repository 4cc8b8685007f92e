import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { MORE_CARDS, subscribed } from '../../tests/support/shopping/subscriber.ts'
import { doDue, doWhatIsDue, passTo } from '../../tests/support/shopping/due-work.ts'
import { chargeRenewal } from './renewal-charge.ts'
import { orderRenewal } from './renewal-order.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
afterEach(async () => {
  await run(`delete from closing_day where name = 'The flood'`)
  await run('delete from slot')
})

const run = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows as Record<string, any>[]

let people = 0
/** A weekly subscription with its second delivery on 18 March, charged on the 16th. */
async function weekly(card?: object) {
  store.clock.set(MORNING)
  const begun = await subscribed(store, `outage-${(people += 1)}@example.org`, {
    everyWeeks: 1,
    ...(card && { card }),
  })
  const id = begun.subscription.id as string
  await run('update delivery_subscription set notice_at = null, renew_at = null where id <> $1', [id])
  await run('update subscription_period set charge_at = null where subscription_id <> $1', [id])
  const emails = async () =>
    (await run(
      `select kind, text from message where "to" = $1 and (kind like 'renewal%' or kind like 'subscription%')
         and kind not in ('renewal_notice', 'renewal_failed') order by created_at, ctid`,
      [`contact-${begun.account.id}@example.org`],
    )) as { kind: string; text: string }[]
  const renewal = async () =>
    (
      await run(
        `select o.id, o.state from subscription_period p join "order" o on o.id = p.order_id
         where p.subscription_id = $1 and p.delivery_on = '2026-03-18'`,
        [id],
      )
    )[0]
  return { ...begun, id, emails, renewal }
}

const flood = (day: string) =>
  run(`insert into closing_day values ('london', $1, null, 'The flood', 'shop')`, [day])

/** Closes the planned day and the one before it: the delivery is announced for the 19th. */
const floodBefore19 = async () => {
  await flood('2026-03-17')
  await flood('2026-03-18')
}

/** Sets the clock and runs the due tasks. */
async function at(moment: string): Promise<void> {
  await passTo(store, moment)
  await doWhatIsDue(store)
}

describe('after the shop was down for days', () => {
  it.each([
    ['the next delivery is looked at first', () => doWhatIsDue(store)],
    ['the charge is looked at first', () => doDue(chargeRenewal, store)],
  ])('a missed retry pauses the subscription, and nothing else is said: %s', async (_name, begin) => {
    const { id, emails, renewal } = await weekly(MORE_CARDS.declinedAgain)
    await at('2026-03-16T17:00:00Z')
    store.clock.set('2026-03-23T12:00:00Z')
    await begin()
    await doWhatIsDue(store)
    expect((await emails()).map(({ kind }) => kind)).toEqual(['subscription_paused'])
    expect((await emails())[0]?.text).toMatch(/We tried once to charge £/)
    expect(await renewal()).toMatchObject({ state: 'cancelled' })
    expect(await run('select state from delivery_subscription where id = $1', [id])).toEqual([
      { state: 'paused' },
    ])
  })

  it('a delivery that its owner stopped by a pause is not charged when the pause is over by then', async () => {
    const { subscriber, id, emails, renewal } = await weekly(MORE_CARDS.declinedAgain)
    await at('2026-03-16T17:00:00Z')
    store.clock.set('2026-03-16T20:00:00Z')
    expect((await subscriber.act(id, 'pause', { until: '2026-03-17' })).status).toBe(200)
    await run(
      `update sandbox_card set number = $2 where token =
         (select saved_payment_method ->> 'method' from delivery_subscription where id = $1)`,
      [id, MORE_CARDS.pays.number.replaceAll(' ', '')],
    )
    store.clock.set('2026-03-17T12:00:00Z')
    // It takes two looks: first what was stopped is cancelled.
    await doWhatIsDue(store)
    await doWhatIsDue(store)
    expect(await renewal()).toMatchObject({ state: 'cancelled' })
    expect((await emails()).map(({ kind }) => kind)).toEqual(['subscription_changed'])
    expect(await run('select state from delivery_subscription where id = $1', [id])).toEqual([
      { state: 'active' },
    ])
  })

  it('a delivery is left out for the day for which it was planned, and one that is ordered for that day still comes', async () => {
    const { emails, renewal } = await weekly()
    await at('2026-03-16T17:00:00Z')
    const { id: ordered } = (await renewal()) ?? {}
    await run(`update slot_hold set date = '2026-03-25' where order_id = $1`, [ordered])
    store.clock.set('2026-03-24T09:00:00Z')
    await doWhatIsDue(store)
    const [told, ...more] = await emails()
    expect(more).toEqual([])
    expect(told?.text).toMatch(/we cannot bring the delivery of .* that was planned for Wednesday 25 March\./)
    expect(told?.text).toContain(
      `The delivery on Wednesday 25 March is ordered already (order ${ordered}) and still comes.`,
    )
    expect(told?.text).toContain('The next delivery is on Wednesday 1 April.')
  })

  it('a delivery that was ordered but not charged is left out for the true reason, by the day that was announced', async () => {
    await floodBefore19()
    const { emails, renewal } = await weekly()
    await passTo(store, '2026-03-17T17:00:00Z')
    await doDue(orderRenewal, store)
    store.clock.set('2026-03-20T09:00:00Z')
    await doWhatIsDue(store)
    const [told, ...more] = await emails()
    expect(more).toEqual([])
    expect(told?.text).toContain('Something went wrong at our end')
    expect(told?.text).toContain('planned for Thursday 19 March')
    expect(told?.text).toContain('The next delivery is on Wednesday 25 March.')
    expect(await renewal()).toMatchObject({ state: 'cancelled' })
  })
})

describe('the e-mails about a delivery that was announced for another day', () => {
  const closeShop = () =>
    run(
      `insert into slot (window_id, date, capacity, closed)
       select id, day::date, 0, true from delivery_window, generate_series('2026-03-16', '2026-04-20', interval '1 day') as day
       on conflict (window_id, date) do update set closed = true`,
    )

  it('name that day when no time is left', async () => {
    await floodBefore19()
    const { emails, renewal } = await weekly()
    await passTo(store, '2026-03-17T17:00:00Z')
    await doDue(orderRenewal, store)
    await run('delete from slot_hold where order_id = $1', [(await renewal())?.id])
    await closeShop()
    await doWhatIsDue(store)
    expect((await emails())[0]?.text).toContain('cannot come on Thursday 19 March')
  })

  it('name that day when it moves once more', async () => {
    await floodBefore19()
    const { renewal } = await weekly()
    await passTo(store, '2026-03-16T17:00:00Z')
    await flood('2026-03-19')
    await at('2026-03-17T17:00:00Z')
    const [paid] = await run(`select text from message where kind = 'order_paid' and text like $1`, [
      `%${(await renewal())?.id}%`,
    ])
    expect(paid?.text).toMatch(/: Friday 20 March/)
    expect(paid?.text).toContain('We could not deliver on Thursday 19 March')
  })
})

it('a delivery that is not paid for is not said to come when its subscription ends', async () => {
  const { id, subscriber, emails, renewal } = await weekly(MORE_CARDS.declinedAgain)
  await at('2026-03-16T17:00:00Z')
  await subscriber.act(id, 'cancel')
  await doWhatIsDue(store)
  expect(await renewal()).toMatchObject({ state: 'cancelled' })
  expect((await emails()).at(-1)?.text).not.toContain('still comes')
})
