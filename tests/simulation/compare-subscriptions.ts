import { expect } from 'vitest'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import type { AtBank } from './compare-gift-cards.ts'
import { pick } from './deed.ts'
import { momentAt } from './model-time.ts'
import type { SubscriptionLetter } from './subscription-model.ts'
import type { World } from './world.ts'

type Period = {
  subscription: string
  date: string
  order: string
  state: string
  attempts: number
  charge_at: Date | null
  total: number
}

/** When the first window of the afternoon begins. */
const AFTERNOON = '12:00'

/** Every delivery of the run's subscriptions that was ordered. */
export async function periodsOf({ store, subscriptionIds }: World): Promise<Period[]> {
  const { rows } = await store.db.$client.query<Period>(
    `select p.subscription_id as subscription, p.delivery_on::text as date, p.order_id as order, o.state,
       p.attempts, p.charge_at, o.total_cost as total
     from subscription_period p join "order" o on o.id = p.order_id
     where p.subscription_id = any($1) order by p.delivery_on`,
    [subscriptionIds],
  )
  return rows
}

/** What owners are shown of their subscriptions, and what was ordered for them, is what the model has. */
export async function compareSubscriptions(world: World): Promise<void> {
  const { subscribers, subscriptionIds, model } = world
  if (!subscriptionIds.length) return
  const lists: DeliverySubscription[][] = []
  for (const subscriber of subscribers) lists.push(await subscriber.subscriptions())
  const shown = new Map(lists.flat().map((one) => [one.id, one]))
  const periods = await periodsOf(world)
  model.subscriptions.list.forEach((expected, index) => {
    const id = pick(subscriptionIds, index)
    const { state, comes, isMoved, renewAt, pausedUntil, deliveries } = expected
    expect(shown.get(id), 'a subscription').toMatchObject({
      state,
      next_delivery_on: comes,
      paused_until: pausedUntil,
      next_interval: isMoved ? { from: AFTERNOON } : null,
      change_until: renewAt === null ? null : momentAt(renewAt),
    })
    const ordered = periods.filter(({ subscription }) => subscription === id)
    // Money that is on its way back has no place in the model.
    const stateOf = (one: string) => (one === 'refunded' ? 'cancelled' : one)
    expect(
      ordered.map((period) => [period.date, stateOf(period.state), period.attempts]),
      'the deliveries of a subscription',
    ).toEqual(
      deliveries
        .toSorted((one, other) => one.date.localeCompare(other.date))
        .map((delivery) => [delivery.date, delivery.state, delivery.attempts]),
    )
  })
  expect(shown.size, 'subscriptions').toBe(subscriptionIds.length)
}

/** Each delivery was charged once at most, none after its subscription had ended, and each letter was written once. */
export async function compareSubscriptionBooks(world: World, atBank: AtBank): Promise<void> {
  const { store, model, subscribers, subscriptionIds } = world
  const periods = await periodsOf(world)
  const dates = periods.map(({ subscription, date }) => `${subscription} ${date}`)
  expect(new Set(dates).size, 'days that were ordered once').toBe(dates.length)
  for (const { subscription, date, order, total } of periods) {
    const of = pick(model.subscriptions.list, subscriptionIds.indexOf(subscription))
    const delivery = of.deliveries.find((one) => one.date === date)
    expect(atBank.get(order)?.charges ?? 0, 'charges for a delivery').toBe(delivery?.wasPaid ? 1 : 0)
    expect(atBank.get(order)?.sum ?? 0, 'what is kept for a delivery').toBe(
      delivery?.state === 'paid' ? total : 0,
    )
  }
  // Those are all that the bank knows of: who never paid for the first delivery was charged nothing.
  const known = new Set(periods.map(({ order }) => order))
  const { rows: others } = await store.db.$client.query<{ id: string }>(
    `select id from "order" where user_id = any($1)`,
    [subscribers.map(({ account }) => account.id)],
  )
  for (const { id } of others)
    if (!known.has(id)) expect(atBank.get(id)?.charges ?? 0, 'charges without a subscription').toBe(0)
  for (const [index, id] of subscriptionIds.entries()) {
    const { endedAt } = pick(model.subscriptions.list, index)
    if (endedAt === null) continue
    const { rows } = await store.db.$client.query(
      `select o.id from subscription_period p join "order" o on o.id = p.order_id
       where p.subscription_id = $1 and o.created_at > $2`,
      [id, momentAt(endedAt)],
    )
    expect(rows, 'what was renewed after the end').toEqual([])
  }
  await comparePlacesOfDeliveries(world, periods)
  await compareLetters(world)
}

/** A delivery that is paid for has one place, and no two of a subscription come on the same day. */
async function comparePlacesOfDeliveries(
  { store, model, subscriptionIds }: World,
  periods: Period[],
): Promise<void> {
  const { rows } = await store.db.$client.query<{ order: string; date: string; from: string }>(
    `select h.order_id as order, h.date::text, w.starts_at as from from slot_hold h
     join delivery_window w on w.id = h.window_id where h.order_id = any($1) and h.held_until is null`,
    [periods.map(({ order }) => order)],
  )
  const places = periods.flatMap(({ subscription, date: planned, order, state }) => {
    const of = pick(model.subscriptions.list, subscriptionIds.indexOf(subscription))
    const { closed = [], told, attempts } = of.deliveries.find((delivery) => delivery.date === planned) ?? {}
    const held = rows.filter((row) => row.order === order)
    expect(held, 'the place of a delivery').toHaveLength(state === 'paid' ? 1 : 0)
    for (const { date } of held) expect(closed, 'days that were closed when it was paid').not.toContain(date)
    // What is charged at the first try comes as its owner was told.
    if (told && !attempts)
      for (const { date, from } of held)
        expect({ date, isMorning: from < AFTERNOON }, 'the slot of a delivery').toEqual({
          date: told.date,
          isMorning: of.isMorning && !told.isMoved,
        })
    return held.map(({ date }) => `${subscription} ${date}`)
  })
  expect(new Set(places).size, 'days of delivery').toBe(places.length)
}

const LETTERS: SubscriptionLetter[] = [
  'renewal_notice',
  'renewal_failed',
  'renewal_left_out',
  'subscription_paused',
  'subscription_changed',
]

async function compareLetters({ store, model, subscribers }: World): Promise<void> {
  for (const [owner, { account }] of subscribers.entries()) {
    const { rows } = await store.db.$client.query<{ kind: string; letters: number }>(
      `select kind, count(*)::int as letters from message where user_id = $1 and channel = 'email'
         and (kind like 'renewal\\_%' or kind like 'subscription\\_%') group by kind`,
      [account.id],
    )
    const own = model.subscriptions.list.filter((one) => one.owner === owner)
    const expected = LETTERS.map((kind) => [kind, own.reduce((sum, { letters }) => sum + letters[kind], 0)])
    expect(
      Object.fromEntries(rows.map(({ kind, letters }) => [kind, letters])),
      'letters to a subscriber',
    ).toEqual(Object.fromEntries(expected.filter(([, letters]) => letters !== 0)))
  }
}
