import { expect } from 'vitest'
import { setSwitch } from '../../store/payment/sandbox-bank/sandbox-switches.ts'
import type { Answer } from '../support/processes/store.ts'
import { CARDS, LONDON_ADDRESS, insist } from '../support/shopping/checkout.ts'
import { deliverWebhook, webhooksOf } from '../support/shopping/sandbox-webhooks.ts'
import { isDone } from './command.ts'
import { pick } from './deed.ts'
import type { Act } from './deed.ts'
import { DAY } from './model-time.ts'
import { dueOf } from './shop-model.ts'
import type { ModelShopper, ShopModel } from './shop-model.ts'
import type { World } from './world.ts'

/** A reconciliation asks the bank about a payment this long after it was begun at the latest. */
const MINUTES_TO_HEAR = 6

const NAMES = ['Iris Greene', 'Ivy Brown', 'Rose Field']

const of = (model: ShopModel, who: number): ModelShopper => pick(model.shoppers, who)

/** Who sees no answer sends again; everything else is an answer. */
export const answered = (answer: Answer): Answer => {
  if (answer.status >= 500) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

export const SHOPPERS: Record<string, Act> = {
  add: (world, { who, a }) => {
    const buyer = pick(world.buyers, who)
    const { id, slug } = pick(world.products, a)
    const index = a % world.products.length
    const before = of(world.model, who).lines.get(index) ?? 0
    return {
      // Nobody adds twice because of an answer that was lost: the cart shows what is in it.
      send: async (isAgain) => {
        const { data } = (await buyer.get('/v1/basket/')).body
        const quantity = quantityOf(data, id)
        if (isAgain && quantity === before + 1) return 200
        return answered(await buyer.post(`/v1/basket/${id}/${slug}`, {})).status
      },
      expect: (model) => {
        const { lines } = of(model, who)
        lines.set(index, (lines.get(index) ?? 0) + 1)
        return 200
      },
    }
  },
  set: (world, { who, a, b }) => {
    const { id, slug } = pick(world.products, a)
    const quantity = (b % 5) + 1
    return {
      send: async () =>
        answered(await pick(world.buyers, who).post(`/v1/basket/${id}/${slug}`, { quantity })).status,
      expect: (model) => {
        of(model, who).lines.set(a % world.products.length, quantity)
        return 200
      },
    }
  },
  remove: (world, { who, a }) => {
    const { id, slug } = pick(world.products, a)
    const index = a % world.products.length
    const wasThere = of(world.model, who).lines.has(index)
    return {
      send: async (isAgain) => {
        const { status } = answered(await pick(world.buyers, who).call('DELETE', `/v1/basket/${id}/${slug}`))
        return isAgain && wasThere ? 200 : status
      },
      expect: (model) => (of(model, who).lines.delete(index) ? 200 : 404),
    }
  },
  code: (world, { who, a }) => {
    const { code } = pick(world.model.codes, a)
    return {
      send: async () => {
        const body = { code: code.toLowerCase() }
        return answered(await pick(world.buyers, who).post('/v1/order/promocode/', body)).body.success
      },
      expect: (model) => model.useCode(of(model, who), pick(model.codes, a)),
    }
  },
  noCode: (world, { who }) => ({
    send: async () => answered(await pick(world.buyers, who).call('DELETE', '/v1/order/promocode/')).status,
    expect: (model) => {
      of(model, who).code = null
      return 200
    },
  }),
  bonuses: (world, { who, a }) => {
    const percent = pick([50, 70, 80, 90, null], a)
    return {
      send: async () =>
        answered(await pick(world.buyers, who).post('/v1/order/use-bonuses/', { percent })).body.success,
      expect: (model) => model.applyBonuses(of(model, who), percent),
    }
  },
  prepare: (world, { who }) => {
    const buyer = pick(world.buyers, who)
    const { lines, draft } = of(world.model, who)
    const isPossible = lines.size > 0 || draft !== null
    return {
      send: async () => {
        const { body } = answered(await buyer.post('/v1/order/', {}))
        if (!isPossible) return body.success ?? false
        for (const send of [buyer.address, buyer.recipient, buyer.contact]) answered(await send())
        return true
      },
      expect: (model) => {
        const shopper = of(model, who)
        if (!isPossible) return false
        shopper.draft ??= { hold: null }
        model.holdOn(shopper)
        return true
      },
    }
  },
  choose: async (world, { who, a }) => {
    if (!of(world.model, who).draft) return null
    await seeQuestions(world, who)
    const { id } = pick(world.windows, a)
    return {
      send: async () =>
        (await insist(async () => answered(await pick(world.buyers, who).choose(DAY, id)))).body.success,
      expect: (model) => model.choose(of(model, who), a % world.windows.length),
    }
  },
  place: async (world, { who }) => {
    if (!of(world.model, who).draft) return null
    const buyer = pick(world.buyers, who)
    const { id } = await buyer.order()
    let key = world.newKey()
    // What is left to pay tells who had the gift card that two have entered.
    const send = async (): Promise<number | false> => {
      const { status, body } = await insist(async () => answered(await buyer.toPay(id, {}, key)))
      // It was paid by gift cards alone, and is sent with another key: it cannot be ordered twice.
      if (status === 409) return (await buyer.order(id)).amount_due
      // Somebody else was quicker: the price is without the card by now.
      if (body.code !== 'gift_card_spent') return body.success && body.data.amount_due
      key = world.newKey()
      return send()
    }
    return {
      send,
      repeat: (sameKey) => {
        if (!sameKey) key = world.newKey()
        return send()
      },
      expect: (model) => {
        const shopper = of(model, who)
        const placed = model.place(shopper) && shopper.orders.at(-1)
        return placed ? dueOf(placed) : false
      },
      done: (due) => {
        if (due !== false) pick(world.orderIds, who).push(id)
      },
    }
  },
  pay: async (world, { who, a, b }) => {
    const found = await unpaid(world, who, a)
    if (!found) return null
    const isGood = b % 3 > 0
    const buyer = pick(world.buyers, who)
    const key = world.newKey()
    const payWith = async (used: string): Promise<boolean> => {
      const card = isGood ? CARDS.pays : CARDS.declined
      const pay = async () => answered(await buyer.pay(found.intent, card, used))
      return (await insist(pay)).body.data.state === 'succeeded'
    }
    return {
      send: async (isAgain) => {
        // The bank may be quicker than the shopper.
        if (isAgain && b % 2) await deliverWebhooks(world, found.intent)
        return payWith(key)
      },
      repeat: (sameKey) => payWith(sameKey ? key : world.newKey()),
      expect: (model) => model.pay(of(model, who), pick(of(model, who).orders, found.index), isGood),
    }
  },
  /** The bank takes the money and nobody hears of it: the shop has to ask. */
  payUnheard: async (world, { who, a }) => {
    const found = await unpaid(world, who, a)
    if (!found) return null
    const { store } = world
    const buyer = pick(world.buyers, who)
    const asksAt = store.clock.now().add({ minutes: MINUTES_TO_HEAR })
    return {
      send: async () => {
        await setSwitch(store, 'lost', true)
        const { body } = await buyer.pay(found.intent)
        await setSwitch(store, 'lost', false)
        expect(body.data.state).not.toBe('succeeded')
        // Who does it again after a death has waited already.
        store.clock.set(asksAt.toString())
        await world.work(null)
        return (await buyer.order(found.id)).state === 'paid'
      },
      expect: (model) => {
        const isPaid = model.pay(of(model, who), pick(of(model, who).orders, found.index), true)
        model.wait(MINUTES_TO_HEAR)
        return isPaid
      },
    }
  },
  /** Sent twice it is the same change: it needs no key. */
  correct: (world, { who, a, b }) => {
    const { orders } = of(world.model, who)
    if (!orders.length) return null
    const index = a % orders.length
    const id = pick(pick(world.orderIds, who), index)
    // The house they have said is number one.
    const change = b % 2 ? { recipient: pick(NAMES, b) } : { house: `${b + 2} Caledonian Road` }
    const body = change.recipient
      ? { recipient: { name: change.recipient } }
      : { address: { line1: change.house, city: LONDON_ADDRESS.city } }
    const buyer = pick(world.buyers, who)
    return {
      send: async () =>
        (await insist(async () => answered(await buyer.call('PATCH', `/v1/order/${id}/`, body)))).body
          .success,
      expect: (model) => model.correct(pick(of(model, who).orders, index), change),
    }
  },
  reschedule: (world, { who, a, b }) => {
    const { orders } = of(world.model, who)
    if (!orders.length) return null
    const index = a % orders.length
    // One that awaits its payment is brought in another window by the payment's own page.
    if (pick(orders, index).state === 'awaiting_payment') return null
    const window = pick(world.windows, b)
    const slot = { date: DAY, interval_id: window.id, order_id: pick(pick(world.orderIds, who), index) }
    const buyer = pick(world.buyers, who)
    const key = world.newKey()
    return {
      send: async () => {
        const { status, body } = await insist(async () =>
          answered(await buyer.post('/v1/order/interval/', slot, key)),
        )
        return status === 200 && body.success
      },
      expect: (model) => model.reschedule(pick(of(model, who).orders, index), b % world.windows.length),
    }
  },
  cancel: (world, { who, a }) => {
    const { orders } = of(world.model, who)
    if (!orders.length) return null
    const index = a % orders.length
    const mayBe = pick(orders, index).state
    const id = pick(pick(world.orderIds, who), index)
    const buyer = pick(world.buyers, who)
    return {
      send: async (isAgain) => {
        const { success } = answered(await buyer.call('PATCH', `/v1/order/cancel/${id}`)).body
        const couldBe = mayBe === 'awaiting_payment' || mayBe === 'paid'
        // What gift cards alone have paid is back at once.
        return isAgain && couldBe ? isDone(world, id, 'cancelled', 'refunded') : success
      },
      expect: (model) => model.cancel(of(model, who), pick(of(model, who).orders, index)),
    }
  },
}

function quantityOf(
  cart: { positions: { product_id: number; quantity: number }[] },
  product: number,
): number {
  return cart.positions.find(({ product_id }) => product_id === product)?.quantity ?? 0
}

/** Looks of which questions of banks the shop knows: of one that is open it may think that the payment has failed, until it asks. */
async function seeQuestions({ store, model, orderIds }: World, who: number): Promise<void> {
  for (const [index, order] of of(model, who).orders.entries()) {
    if (!order.isAsked) continue
    const { rows } = await store.db.$client.query(
      `select id from payment where order_id = $1 and state = 'requires_action'`,
      [pick(pick(orderIds, who), index)],
    )
    order.isKept = rows.length > 0
  }
}

/** The order of somebody in a model, with whom it belongs to. */
const orderIn = (who: number, index: number) => (model: ShopModel) =>
  [of(model, who), pick(of(model, who).orders, index)] as const

/** An order that awaits its payment; null when it is another's turn. */
export function unpaidOrder({ model, orderIds }: World, who: number, a: number) {
  const { orders } = of(model, who)
  if (!orders.length) return null
  const index = a % orders.length
  const order = pick(orders, index)
  if (order.state !== 'awaiting_payment') return null
  return { order, index, id: pick(pick(orderIds, who), index), of: orderIn(who, index) }
}

/** The same with what the bank calls its payment by card. */
export async function unpaid(world: World, who: number, a: number) {
  const found = unpaidOrder(world, who, a)
  if (!found) return null
  const intent = await pick(world.buyers, who).intent(found.id)
  expect(intent.amount).toBe(dueOf(found.order))
  return { ...found, intent: intent.id }
}

/** A payment by card that was begun, whatever became of its order; null without one. */
export async function paymentOf({ model, orderIds, store }: World, who: number, a: number) {
  const { orders } = of(model, who)
  if (!orders.length) return null
  const index = a % orders.length
  const orderId = pick(pick(orderIds, who), index)
  const { rows } = await store.db.$client.query<{
    intent: string
    state: string
    amount: number
    check: Date | null
  }>(
    `select id as intent, state, amount, check_at as check from payment where order_id = $1 and method = 'stripe'`,
    [orderId],
  )
  return rows[0] ? { ...rows[0], orderId, of: orderIn(who, index) } : null
}

/** The bank does something by itself. The shop hears of it at once, or of nothing and goes on to when it asks. */
export async function hearOfPayment(
  world: World,
  intent: string,
  isHeard: boolean,
  act: () => Promise<unknown>,
): Promise<void> {
  const { store } = world
  if (isHeard) {
    await act()
    return deliverWebhooks(world, intent)
  }
  await setSwitch(store, 'lost', true)
  await act()
  await setSwitch(store, 'lost', false)
  await askedByWorker(world, intent)
}

/** Goes on to when the worker asks what became of a payment, and has it ask. */
export async function askedByWorker(world: World, intent: string): Promise<void> {
  const { store } = world
  const { rows } = await store.db.$client.query<{ at: Date | null; state: string; order: string }>(
    `select p.check_at as at, p.state, o.state as order from payment p join "order" o on o.id = p.order_id where p.id = $1`,
    [intent],
  )
  const [payment] = rows
  // Whoever does it again after a death may find that it is known.
  if (payment?.state === 'succeeded' || payment?.state === 'refunded') return
  if (!payment?.at)
    throw new Error(`Nobody asks what became of the payment of an order that is ${payment?.order}`)
  const wait = payment.at.getTime() - store.clock.now().epochMilliseconds
  if (wait > 0) store.clock.advance({ minutes: Math.ceil(wait / 60_000) })
  await world.work(null)
}

/** Delivers what the bank has to say of a payment, each twice and the last first. */
async function deliverWebhooks({ store }: World, intent: string): Promise<void> {
  const bodies = (await webhooksOf(store, intent)).reverse()
  for (const body of [...bodies, ...bodies]) expect((await deliverWebhook(store, body)).status).toBe(200)
}
