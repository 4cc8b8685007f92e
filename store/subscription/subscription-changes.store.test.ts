import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** A weekly subscription with its next delivery on 18 March, and the e-mails about its changes. */
async function weekly(email: string) {
  store.clock.set(MORNING)
  const begun = await subscribed(store, email, { everyWeeks: 1 })
  const emails = async () => {
    const { rows } = await store.db.$client.query(
      `select subject, text from message where kind = 'subscription_changed' and "to" = $1 order by created_at, ctid`,
      [`contact-${begun.account.id}@example.org`],
    )
    return rows as { subject: string; text: string }[]
  }
  const id = begun.subscription.id as string
  return { ...begun, id, emails, act: (what: string, body?: object) => begun.subscriber.act(id, what, body) }
}

it('each change of a subscription is confirmed by an e-mail that says what comes next', async () => {
  const { act, emails, interval } = await weekly('changes@example.org')
  const [swap] = (await act('skip', { next_delivery_on: '2026-03-18' })).body.data.swaps
  await act('slot', { interval_id: interval.id, date: '2026-03-24' })
  await act('swap', { product_id: swap.product_id, position_slug: swap.position_slug })
  await act('pause', { until: '2026-03-20' })
  await act('resume')
  await act('cancel')

  const [skipped, moved, swapped, paused, resumed, ended, ...more] = await emails()
  expect(more).toEqual([])
  expect(skipped?.text).toContain('We skip the delivery on Wednesday 18 March and do not charge for it.')
  expect(skipped?.text).toMatch(
    /The next delivery: .* Wednesday 25 March, .* charged on Monday 23 March at 17:00/,
  )
  expect(moved?.text).toContain('follow its day: every week.')
  expect(moved?.text).toContain('Tuesday 24 March')
  expect(swapped?.text).toContain(swap.title)
  expect(paused?.text).toContain('until Friday 20 March')
  expect(resumed?.text).toContain('Tuesday 24 March')
  expect(ended?.text).toContain('Nothing more is ordered or charged.')
  expect(ended?.text).not.toContain('The next delivery')
})

it('what changes nothing is not confirmed, and what is ordered already is said to come', async () => {
  const { act, emails } = await weekly('changes-nothing@example.org')
  await act('skip', { next_delivery_on: '2026-03-18' })
  await act('skip', { next_delivery_on: '2026-03-18' })
  expect(await emails()).toHaveLength(1)
  expect((await act('skip', { next_delivery_on: '2026-03-11' })).status).toBe(409)
  await act('cancel')
  const [, ended, ...more] = await emails()
  expect(more).toEqual([])
  expect(ended?.text).toMatch(
    /The delivery on Wednesday 11 March is ordered already \(order \w{8}\) and still comes\./,
  )
})
