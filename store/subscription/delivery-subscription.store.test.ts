import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/store.ts'
import { MORNING, startTestStore } from '../../tests/support/store.ts'
import { subscribed } from '../../tests/support/subscriber.ts'
import { resumeSubscription } from './delivery-subscription.ts'
import { doDue } from '../../tests/support/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

let people = 0
/**
 * A weekly subscription from 10 March with a first delivery on the 11th, paused until a day or without an
 * end.
 */
async function paused(until: string | null) {
  store.clock.set(MORNING)
  const { subscriber, subscription } = await subscribed(store, `paused-${(people += 1)}@example.org`)
  const { body } = await subscriber.act(subscription.id, 'pause', { until })
  expect(body.data).toMatchObject({ state: 'paused', paused_until: until })
  return {
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

  it('ends no pause that has no end, and no subscription that was ended', async () => {
    const forGood = await paused(null)
    const ended = await paused('2026-03-30')
    await ended.cancel()
    expect(await goOn('2026-05-01T09:00:00Z')).toBe(0)
    expect(await forGood.seen()).toMatchObject({ state: 'paused', next_delivery_on: null })
    expect(await ended.seen()).toMatchObject({ state: 'cancelled', next_delivery_on: null })
  })
})
