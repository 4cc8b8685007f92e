import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'
import { resumeSubscription } from './delivery-subscription.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const run = async (text: string, values: unknown[] = []) => (await store.db.$client.query(text, values)).rows

let people = 0
/**
 * A weekly subscription from 10 March with a first delivery on the 11th, paused until a day or without an
 * end.
 */
async function paused(until: string | null) {
  store.clock.set(MORNING)
  const { account, subscriber, subscription } = await subscribed(store, `paused-${(people += 1)}@example.org`)
  const { body } = await subscriber.act(subscription.id, 'pause', { until })
  expect(body.data).toMatchObject({ state: 'paused', paused_until: until })
  return {
    id: subscription.id as string,
    account,
    subscriber,
    seen: async () => (await subscriber.subscriptions())[0],
    cancel: () => subscriber.act(subscription.id, 'cancel'),
  }
}

/** Runs the tasks due at a moment. Returns how many subscriptions were resumed. */
function goOn(moment: string): Promise<number> {
  store.clock.set(moment)
  return doDue(resumeSubscription, store)
}

describe('a pause until a day', () => {
  it('is over on that day by London’s calendar, and not before', async () => {
    const { seen } = await paused('2026-03-30')
    expect(await goOn('2026-03-29T22:59:59Z')).toBe(0)
    expect(await seen()).toMatchObject({ state: 'paused', next_delivery_on: null })
    expect(await goOn('2026-03-29T23:00:00Z')).toBe(1)
    expect(await seen()).toMatchObject({ state: 'active', paused_until: null })
    expect(await goOn('2026-03-29T23:00:00Z')).toBe(0)
  })

  it('is over when the shop was away on that day: at its next look, with the next date of the rhythm', async () => {
    const { seen } = await paused('2026-03-30')
    expect(await goOn('2026-04-10T09:00:00Z')).toBe(1)
    expect(await seen()).toMatchObject({
      ...{ state: 'active', paused_until: null, next_delivery_on: '2026-04-15' },
      change_until: '2026-04-13T16:00:00Z',
    })
  })

  it('over a closed day goes on with the delivery that moves off it, when that can be announced', async () => {
    await run(`insert into closing_day values ('london', '2026-03-25', null, 'The flood', 'shop')`)
    const { seen } = await paused('2026-03-22')
    expect(await goOn('2026-03-22T09:00:00Z')).toBe(1)
    expect(await seen()).toMatchObject({ next_delivery_on: '2026-03-26', moved_from: '2026-03-25' })
    const byHand = await paused(null)
    store.clock.set('2026-03-23T18:00:00Z')
    await byHand.subscriber.act(byHand.id, 'resume')
    expect(await byHand.seen()).toMatchObject({ next_delivery_on: '2026-03-28', moved_from: '2026-03-25' })
    await run(`delete from closing_day where name = 'The flood'`)
  })

  it('of flowers that were withdrawn meanwhile does not end, and their owner is asked to choose others', async () => {
    const { account, id, seen } = await paused('2026-03-22')
    const sell = (active: boolean) =>
      run(
        `update product set active = $2 where id =
         (select product_id from variant where id = (select variant_id from delivery_subscription where id = $1))`,
        [id, active],
      )
    await sell(false)
    expect(await goOn('2026-03-22T09:00:00Z')).toBe(1)
    await sell(true)
    expect(await seen()).toMatchObject({ state: 'paused', paused_until: null })
    expect(
      await run(`select text from message where kind = 'subscription_paused' and "to" = $1`, [
        `contact-${account.id}@example.org`,
      ]),
    ).toHaveLength(1)
    expect(await goOn('2026-03-23T09:00:00Z')).toBe(0)
  })

  it('ends no pause that has no end, and no subscription that was ended', async () => {
    const forGood = await paused(null)
    const ended = await paused('2026-03-30')
    await ended.cancel()
    expect(await goOn('2026-05-01T09:00:00Z')).toBe(0)
    expect(await forGood.seen()).toMatchObject({ state: 'paused', next_delivery_on: null })
    expect(await ended.seen()).toMatchObject({ state: 'cancelled', next_delivery_on: null })
  })
})
