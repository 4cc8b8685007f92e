import { expect } from 'vitest'
import { LONDON_ADDRESS, RECIPIENT } from '../support/shopping/checkout.ts'
import type { Order } from '../../contract/order.ts'
import { compareGiftCards } from './compare-gift-cards.ts'
import { compareSubscriptionBooks, compareSubscriptions } from './compare-subscriptions.ts'
import { pick } from './deed.ts'
import { DAY } from './model-time.ts'
import { compareReminders } from './reminders.ts'
import { finishCancellations, finishRefunds } from './payments-under-way.ts'
import { dueOf, isOver } from './shop-model.ts'
import { BALANCES, allOrders } from './world.ts'
import type { World } from './world.ts'

/** What the shop shows a shopper of the cart and the draft is what the model has. */
export async function compareShopper(world: World, who: number): Promise<void> {
  const { model, buyers, windows } = world
  const shopper = pick(model.shoppers, who)
  const buyer = pick(buyers, who)
  const { body } = await buyer.get('/v1/basket/')
  const bare = model.price(shopper, 0)
  expect(body.data).toMatchObject({
    quantity: [...shopper.lines.values()].reduce((sum, quantity) => sum + quantity, 0),
    positions_cost: model.costOf(shopper),
    discount: bare.discount,
    used_bonus_amount: bare.bonuses,
    available_bonuses: shopper.balance,
    total_cost: bare.total,
    bonus_percent: shopper.percent,
  })
  expect(body.data.promo_code?.code ?? null).toBe(shopper.code)
  expect(sharesOn(world, body.data)).toEqual(model.sharesOf(shopper, bare.total))
  if (!shopper.draft) return
  const window = model.heldBy(shopper)
  const order = await buyer.order()
  expect(order.interval?.interval_id ?? null).toBe(window === null ? null : windows[window]?.id)
  const delivery = window === null ? 0 : (model.windows[window]?.price ?? 0)
  const { total } = model.price(shopper, delivery)
  expect(order.total_cost).toBe(total)
  expect(sharesOn(world, order)).toEqual(model.sharesOf(shopper, total))
}

/** What each gift card pays of a cart or an order, by its place among all cards. */
function sharesOn({ cards }: World, of: Pick<Order, 'gift_cards'>): Map<number, number> {
  const shares = of.gift_cards.filter(({ amount }) => amount > 0)
  return new Map(shares.map(({ id, amount }) => [cards.findIndex((card) => card.id === id), amount]))
}

/** The places that are left in each window are those of the model. */
export async function comparePlaces({ store, model, windows }: World): Promise<void> {
  const shown = await store.get(
    `/v1/intervals/get-delivery-intervals-for-date-range/?zone=london&intervals_date_from=${DAY}&intervals_date_to=${DAY}`,
  )
  const [day] = shown.body.data as {
    date: string
    disabled: boolean
    intervals: { id: number; places_left: number }[]
  }[]
  expect(day?.date).toBe(DAY)
  expect(day?.disabled, 'the day is closed').toBe(model.isClosed)
  if (model.isClosed) return
  windows.forEach(({ id }, index) =>
    expect(day?.intervals.find((interval) => interval.id === id)?.places_left).toBe(
      Math.max(0, model.placesLeft(index)),
    ),
  )
}

/** Every shopper, every order, and the books: the bank's, those of bonuses and codes, and the letters. */
export async function compareAll(world: World): Promise<void> {
  const { store, model, orderIds, buyers, posted } = world
  // What is under way comes to its end.
  store.clock.advance({ minutes: 1 })
  model.wait(1)
  await world.work(null)
  model.wait(await finishRefunds(world))
  model.wait(await finishCancellations(world))
  for (const who of BALANCES.keys()) {
    await compareShopper(world, who)
    for (const [index, id] of pick(orderIds, who).entries()) {
      const order = await pick(buyers, who).order(id)
      const expected = pick(pick(model.shoppers, who).orders, index)
      const isBack = expected.wasPaid && isOver(expected.state) && isOver(order.state)
      expect(isBack ? expected.state : order.state).toBe(expected.state)
      expect(order).toMatchObject({
        ...{ total_cost: expected.total, used_bonus_amount: expected.bonuses },
        recipient: { name: expected.recipient ?? RECIPIENT.name },
        shipping_address: { line1: expected.house ?? LONDON_ADDRESS.line1 },
        amount_due: dueOf(expected),
      })
      expect(sharesOn(world, order)).toEqual(
        new Map(expected.cards.map(({ card, amount }) => [card, amount])),
      )
    }
  }
  await comparePlaces(world)
  const query = async <Row extends object>(text: string, values: unknown[]) =>
    (await store.db.$client.query<Row>(text, values)).rows

  const codes = await query<{ code: string; uses: number }>(
    'select code, uses from promo_code where code = any($1)',
    [model.codes.map(({ code }) => code)],
  )
  expect(Object.fromEntries(codes.map(({ code, uses }) => [code, uses]))).toEqual(
    Object.fromEntries(model.codes.map(({ code, uses }) => [code, uses])),
  )
  const ids = await allOrders(world)
  const charges = await query<{ id: string; charges: number; sum: number }>(
    `select p.order_id as id, count(*) filter (where c.amount > 0)::int as charges, sum(c.amount)::int as sum
     from sandbox_charge c join payment p on p.provider_ref = c.ref where p.order_id = any($1) group by p.order_id`,
    [ids],
  )
  const atBank = new Map(charges.map(({ id, ...booked }) => [id, booked]))
  for (const { order, ref } of await query<{ order: string; ref: string }>(
    `select order_id as order, provider_ref as ref from payment where order_id = any($1) and method <> 'stripe'`,
    [ids],
  ))
    for (const { payments } of Object.values(world.wallets)) {
      const payment = payments.get(ref)
      if (!payment?.paid) continue
      const { charges: others = 0, sum = 0 } = atBank.get(order) ?? {}
      atBank.set(order, { charges: others + 1, sum: sum + payment.amount - payment.refunded })
    }
  model.shoppers.forEach(({ orders }, who) =>
    orders.forEach((order, index) => {
      const booked = atBank.get(pick(pick(orderIds, who), index))
      const due = dueOf(order)
      expect(booked?.charges ?? 0).toBe(order.wasPaid && due ? 1 : 0)
      const kept = order.wasPaid && !isOver(order.state) ? due - order.returnedByBank : 0
      expect(booked?.sum ?? 0).toBe(kept)
    }),
  )
  await compareGiftCards(world, atBank)
  await compareSubscriptions(world)
  await compareSubscriptionBooks(world, atBank)
  await compareReminders(world)
  expect(await query('select id from bonus_entry where balance < 0', [])).toEqual([])
  const letters = await query<{ order: string; kind: string; messages: string[] }>(
    `select o.id as order, m.kind, array_agg(m.id) as messages from unnest($1::text[]) as o (id)
     join message m on m.channel = 'email' and m.kind like 'order\\_%' and m.text like '%' || o.id || '%'
     group by o.id, m.kind`,
    [ids],
  )
  // One for each part that went back, one for changes, however many, and one for each state of an order.
  const countOf = (order: string, kind: string) =>
    letters.find((one) => one.order === order && one.kind === kind)?.messages.length ?? 0
  model.shoppers.forEach(({ orders }, who) =>
    orders.forEach(({ parts, notices }, index) => {
      const order = pick(pick(orderIds, who), index)
      expect(countOf(order, 'order_part_refunded')).toBe(parts)
      expect(countOf(order, 'order_changed')).toBe(notices)
    }),
  )
  for (const { kind, messages } of letters) {
    if (kind !== 'order_part_refunded' && kind !== 'order_changed') expect(messages, kind).toHaveLength(1)
    for (const id of messages) expect(posted.get(id)).toBeGreaterThan(0)
  }
}
