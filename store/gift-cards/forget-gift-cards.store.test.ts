import { afterAll, beforeAll, expect, it } from 'vitest'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { boughtEmailCard } from '../../tests/support/shopping/gift-card.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore({ now: '2021-03-10T08:00:00Z' })
})
afterAll(() => store.stop())

/** What is known of who gave a card to whom, after what is done at a moment. */
async function knownAt(moment: string, orderId: string): Promise<unknown[]> {
  store.clock.set(moment)
  await doWhatIsDue(store)
  const { rows } = await store.db.$client.query(
    'select recipient_name, recipient_email, sender, message from gift_card where order_id = $1',
    [orderId],
  )
  return Object.values(rows[0] as object)
}

it('the words of a gift card go thirty days after it was sent, and its people thirty days after it can be spent', async () => {
  const { id } = await boughtEmailCard(store, 25, { gift_card_text: 'For your desk' })
  const people = ['Iris Green', 'iris@example.org', 'Basil Ford']
  expect(await knownAt('2021-03-10T08:01:00Z', id)).toEqual([...people, 'For your desk'])
  expect(await knownAt('2021-04-09T08:00:00Z', id)).toEqual([...people, 'For your desk'])
  expect(await knownAt('2021-04-09T08:02:00Z', id)).toEqual([...people, null])
  // The recipient is reminded of it a month before its end.
  expect(await knownAt('2023-03-12T00:00:00Z', id)).toEqual([...people, null])
  expect(await knownAt('2023-04-10T00:00:00Z', id)).toEqual([...people, null])
  expect(await knownAt('2023-04-12T00:00:00Z', id)).toEqual([null, null, null, null])
})

it('the same of a card that was voided, and of one on paper that was printed', async () => {
  store.clock.set('2021-03-10T08:00:00Z')
  const [voided, printed] = [
    await boughtEmailCard(store, 25, { gift_card_text: 'Void', gift_card: { send_on: '2021-06-01' } }),
    await boughtEmailCard(store, 25, { gift_card_text: 'Printed' }),
  ]
  await store.db.$client.query(
    `update gift_card set send_at = null, sent_at = null, voided_at = case when order_id = $1 then $2::timestamptz end,
       printed_at = case when order_id <> $1 then $2::timestamptz end`,
    [voided.id, '2021-03-10T08:00:00Z'],
  )
  const of = async (moment: string) =>
    Promise.all([voided.id, printed.id].map(async (id) => (await knownAt(moment, id)).filter(Boolean)))
  const people = ['Iris Green', 'iris@example.org', 'Basil Ford']
  expect(await of('2021-04-09T07:59:00Z')).toEqual([
    [...people, 'Void'],
    [...people, 'Printed'],
  ])
  expect(await of('2021-04-09T08:01:00Z')).toEqual([[], people])
})
