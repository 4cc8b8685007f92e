import { expect } from 'vitest'
import { orders } from '../../store/operator/orders.ts'
import { CARDS } from '../support/shopping/checkout.ts'
import { MORE_CARDS, prepare } from '../support/shopping/subscriber.ts'
import { command, isDone } from './command.ts'
import { pick } from './deed.ts'
import type { Act, Deed } from './deed.ts'
import { dateAt } from './model-time.ts'
import { finishRefunds } from './payments-under-way.ts'
import { answered } from './shoppers.ts'
import type { ShopModel } from './shop-model.ts'
import { daysLater } from './subscription-model.ts'
import type { ModelSubscription } from './subscription-model.ts'
import type { Subscriber } from '../support/shopping/subscriber.ts'
import type { World } from './world.ts'

/** What owners of subscriptions do with them. */
export const SUBSCRIPTION_CHANGES = ['pause', 'resume', 'skip', 'move', 'end'] as const
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number]

/**
 * How the first delivery is paid for, or not: by a card that pays again, that is declined when it is charged again, whose
 * bank asks, which its owner confirms or refuses, or by one that is declined at once.
 */
const WAYS_TO_BEGIN = ['pays', 'declinedAgain', 'confirmed', 'pays', 'refused', 'declined'] as const

const answerBank = ({ account }: Subscriber, intent: string, approve: boolean) =>
  account.call('POST', `/v1/payment/sandbox/${intent}/challenge`, { approve })

/** What subscribers do. */
export const SUBSCRIBERS: Record<string, Act> = {
  subscribe: async (world, { who, a, b }) => {
    const { store, products, model } = world
    const owner = who % world.subscribers.length
    const subscriber = pick(world.subscribers, owner)
    const everyWeeks = 1 + (b % 2)
    const first = firstOpenDay(model, 1 + (a % 3))
    const isMorning = (a + who) % 2 > 0 && model.subscriptions.isInTimeForMorning(first, model.now)
    // In the afternoon it is in time whatever days before it are closed.
    const fits = ({ from }: { from: string }) => (isMorning ? from < '12:00' : from >= '12:00')
    const { flowers } = await prepare(store, subscriber.account, { everyWeeks, first, fits })
    // Staff change the prices of the others.
    expect(products.map(({ id }) => id)).not.toContain(flowers.product_id)
    expect((await subscriber.toPayment()).body.success).toBe(true)
    const intent = await subscriber.intent()
    const key = world.newKey()
    const way = pick(WAYS_TO_BEGIN, a + b)
    const isPaid = way !== 'declined' && way !== 'refused'
    const cardIsGood = way === 'pays'
    const asks = way === 'confirmed' || way === 'refused'
    const card = asks ? CARDS.asks : MORE_CARDS[way]
    let id: string | undefined
    return {
      send: async () => {
        let { body } = answered(await subscriber.pay(intent.id, card, key))
        if (body.data.state === 'requires_action')
          body = answered(await answerBank(subscriber, intent.id, way === 'confirmed')).body
        const list: { id: string }[] = await subscriber.subscriptions()
        id = list.find((one) => !world.subscriptionIds.includes(one.id))?.id
        return body.data?.state === 'succeeded'
      },
      expect: ({ subscriptions, now }) => {
        if (isPaid) subscriptions.begin(owner, { first, everyWeeks, isMorning, cardIsGood, now })
        return isPaid
      },
      done: () => {
        if (id) world.subscriptionIds.push(id)
      },
    }
  },
  changeSubscription: (world, choice) => {
    const change = pick(SUBSCRIPTION_CHANGES, choice.b)
    return changeOf(world, choice.a, change, choice.who)
  },
  /** The bank declines a card that it had paid from, or pays from one again that it had declined. */
  cardChanges: (world, { a, b }) => {
    const id = world.subscriptionIds.length ? pick(world.subscriptionIds, a) : null
    if (id === null) return null
    const isGood = b % 2 === 0
    const { number } = isGood ? CARDS.pays : MORE_CARDS.declinedAgain
    return {
      send: async () => {
        const { rowCount } = await world.store.db.$client.query(
          `update sandbox_card set number = $2 where token =
             (select saved_payment_method ->> 'method' from delivery_subscription where id = $1)`,
          [id, number.replaceAll(' ', '')],
        )
        return rowCount === 1
      },
      expect: ({ subscriptions }) => {
        pick(subscriptions.list, a).cardIsGood = isGood
        return true
      },
    }
  },
  /** Its owner pays for a delivery that the card on file did not pay for. */
  payDelivery: async (world, { a, b }) => {
    const found = someDelivery(world, a, b, 'awaiting_payment')
    if (!found) return null
    const { subscriber, of, id } = found
    const order = await orderOf(world, id, found.date)
    const { status, body } = await subscriber.post('payment/intent', { order_id: order })
    expect(status, JSON.stringify(body)).toBe(200)
    const way = pick(['declined', 'pays', 'confirmed', 'refused'] as const, b)
    const isPaid = way === 'pays' || way === 'confirmed'
    const card = way === 'pays' || way === 'declined' ? CARDS[way] : CARDS.asks
    const key = world.newKey()
    return {
      send: async () => {
        let answer = answered(await subscriber.pay(body.data.id, card, key))
        if (answer.body.data.state === 'requires_action')
          answer = answered(await answerBank(subscriber, body.data.id, isPaid))
        return answer.body.data?.state === 'succeeded'
      },
      // A card whose bank has asked is declined when nobody is there to be asked.
      expect: (model) => model.subscriptions.payFor(...of(model), { isPaid, cardIsGood: way === 'pays' }),
    }
  },
  /** A delivery is called off by its owner, or by the staff. */
  callOff: async (world, { who, a, b }) => {
    const found = someDelivery(world, a, b, 'paid')
    if (!found) return null
    const { subscriber, of, id } = found
    const order = await orderOf(world, id, found.date)
    let waited = 0
    return {
      send: async (isAgain) => {
        const done = who
          ? answered(await subscriber.account.call('PATCH', `/v1/order/cancel/${order}`)).body.success
          : await command(world.store, orders.refund, order)
        if (!isAgain) return done
        await world.work(null)
        waited = await finishRefunds(world)
        return isDone(world, order, 'cancelled', 'refunded')
      },
      expect: (model) => {
        const isDone = model.subscriptions.callOff(...of(model), model.now)
        model.wait(waited)
        return isDone
      },
    }
  },
}

/** What comes of a change of a subscription, in the shop and in a model. */
export function changeOf(world: World, which: number, change: SubscriptionChange, how: number): Deed | null {
  if (!world.subscriptionIds.length) return null
  const index = which % world.subscriptionIds.length
  const id = pick(world.subscriptionIds, index)
  const of = (model: ShopModel): ModelSubscription => pick(model.subscriptions.list, index)
  const { now } = world.model
  const { owner, comes } = of(world.model)
  const until =
    how % 3
      ? dateAt(now)
          .add({ days: how * (which % 2 ? 1 : 3) })
          .toString()
      : null
  const date = comes ?? dateAt(now).toString()
  const other = daysLater(date, pick([-2, 0, 3, 5], which + how))
  const subscriber = pick(world.subscribers, owner)
  const asked = (window: number): [path: string, body: object] =>
    ({
      pause: ['pause', { until }] as [string, object],
      resume: ['resume', {}] as [string, object],
      skip: ['skip', { next_delivery_on: date }] as [string, object],
      move: ['slot', { interval_id: window, date: other }] as [string, object],
      end: ['cancel', {}] as [string, object],
    })[change]
  const changed = (model: ShopModel): boolean => {
    const { subscriptions } = model
    if (change === 'pause') return subscriptions.pause(of(model), model.now, until)
    if (change === 'move') return subscriptions.move(of(model), model.now, other)
    // Of two orders in which things are done, in one the delivery is made before it can be left out.
    if (change === 'skip' && of(model).comes !== date) return false
    return subscriptions[change](of(model), model.now)
  }
  const could = changed(world.model.clone())
  return {
    send: async (isAgain) => {
      const list: { id: string; interval: { interval_id: number } }[] = await subscriber.subscriptions()
      const window = list.find((one) => one.id === id)?.interval.interval_id ?? 0
      const { status } = answered(await subscriber.act(id, ...asked(window)))
      // Whoever is told that it has been done already is content.
      return status === 200 || (isAgain && could)
    },
    expect: changed,
  }
}

/** The first day, so many days from now or later, that staff have not closed. */
function firstOpenDay(model: ShopModel, days: number): string {
  const date = dateAt(model.now).add({ days }).toString()
  return model.subscriptions.closed.has(date) ? firstOpenDay(model, days + 1) : date
}

/** A delivery of a subscription in a state; null without any. */
function someDelivery(world: World, a: number, b: number, state: 'awaiting_payment' | 'paid') {
  if (!world.subscriptionIds.length) return null
  const index = a % world.subscriptionIds.length
  const { owner, deliveries } = pick(world.model.subscriptions.list, index)
  const fitting = deliveries.filter((delivery) => delivery.state === state)
  if (!fitting.length) return null
  const found = pick(fitting, b)
  const place = deliveries.indexOf(found)
  const of = (model: ShopModel) => {
    const subscription = pick(model.subscriptions.list, index)
    return [subscription, pick(subscription.deliveries, place)] as const
  }
  const subscriber = pick(world.subscribers, owner)
  return { subscriber, of, id: pick(world.subscriptionIds, index), date: found.date }
}

/** The number of the order of a delivery. */
async function orderOf({ store }: World, id: string, date: string): Promise<string> {
  const { rows } = await store.db.$client.query<{ order: string }>(
    'select order_id as order from subscription_period where subscription_id = $1 and delivery_on = $2',
    [id, date],
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.order ?? ''
}
