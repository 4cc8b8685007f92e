import { days } from '../../store/operator/days.ts'
import { orders } from '../../store/operator/orders.ts'
import { promo } from '../../store/operator/promo.ts'
import { slots } from '../../store/operator/slots.ts'
import { command, isDone } from './command.ts'
import { pick } from './deed.ts'
import type { Act, Deed } from './deed.ts'
import type { ModelOrder } from './shop-model.ts'
import { DAY, dateAt } from './model-time.ts'
import { finishRefunds } from './payments-under-way.ts'
import { CLOSED } from './world.ts'
import type { World } from './world.ts'

/** As many days are closed at once at most: an open one is near. */
const MOST_CLOSED = 4

const PRICES = [995, 2_950, 4_400, 8_000]

function someOrder(world: World, who: number, a: number) {
  const { length } = pick(world.orderIds, who)
  if (!length) return null
  const index = a % length
  const of = (model: World['model']): ModelOrder => pick(pick(model.shoppers, who).orders, index)
  return { id: pick(pick(world.orderIds, who), index), of }
}

/** Staff close a day, or open it again; null when there is no more to close, or it is past. */
export function setDay({ store, model }: World, date: string, isOpen: boolean): Deed | null {
  const { closed } = model.subscriptions
  if (date < dateAt(model.now).toString() || closed.has(date) !== isOpen) return null
  if (!isOpen && closed.size >= MOST_CLOSED) return null
  return {
    send: () =>
      isOpen ? command(store, days.open, date) : command(store, days.close, date, '--name', CLOSED),
    expect: (of) => {
      of.setOpen(date, isOpen)
      return true
    },
  }
}

export const STAFF: Record<string, Act> = {
  price: ({ setPrice, products }, { a, b }) => {
    const pence = pick(PRICES, b)
    return {
      send: async () => {
        await setPrice(pick(products, a).id, pence)
        return true
      },
      expect: (model) => {
        model.prices[a % products.length] = pence
        return true
      },
    }
  },
  places: ({ store, windows }, { a, b }) => {
    const places = b % 4
    return {
      send: () => command(store, slots.capacity, DAY, String(pick(windows, a).id), String(places)),
      expect: (model) => {
        pick(model.windows, a).places = places
        return true
      },
    }
  },
  closeDay: (world, { a, b }) => {
    const { model } = world
    // Most often one on which something is to be renewed, now and then the day that everybody wants.
    const soon = dateAt(model.now)
      .add({ days: 1 + a })
      .toString()
    const to = model.subscriptions.list.flatMap(({ comes }) => comes ?? [])
    return setDay(world, b === 0 ? DAY : b % 2 && to.length ? pick(to, a) : soon, false)
  },
  openDay: (world, { a }) => {
    const { model } = world
    const closed = [...model.subscriptions.closed]
    if (!closed.length) return null
    // Nobody orders while that day is closed.
    return setDay(world, model.isClosed ? DAY : pick(closed, a), true)
  },
  endCode: ({ store, model }, { a }) => ({
    send: () => command(store, promo.end, pick(model.codes, a).code),
    expect: (of) => {
      pick(of.codes, a).ended = true
      return true
    },
  }),
  advance: (world, { who, a }) => {
    const order = someOrder(world, who, a)
    if (!order) return null
    const to = order.of(world.model).state === 'paid' ? 'preparing' : 'on_its_way'
    const could = ['paid', 'preparing'].includes(order.of(world.model).state)
    return {
      send: async (isAgain) => {
        const done = await command(world.store, orders.advance, order.id, '--to', to)
        return isAgain && could ? isDone(world, order.id, to) : done
      },
      expect: (model) => model.advance(order.of(model)),
    }
  },
  refund: (world, { who, a }) => {
    const order = someOrder(world, who, a)
    if (!order) return null
    const could = ['paid', 'preparing', 'on_its_way'].includes(order.of(world.model).state)
    let waited = 0
    return {
      send: async (isAgain) => {
        const done = await command(world.store, orders.refund, order.id)
        // An order on its way is refunded once the bank has given the money back.
        await world.work(null)
        if (!isAgain) return done
        waited = await finishRefunds(world)
        return could ? isDone(world, order.id, 'cancelled', 'refunded') : done
      },
      expect: (model) => {
        const isRefunded = model.refund(pick(model.shoppers, who), order.of(model))
        model.wait(waited)
        return isRefunded
      },
    }
  },
  refundPart: (world, { who, a, b }) => {
    const order = someOrder(world, who, a)
    if (!order) return null
    const { total, returned } = order.of(world.model)
    const amount = 100 * ((b % 5) + 1)
    // The last part of all is a refund of the order.
    if (amount === total - returned) return null
    const pounds = String(amount / 100)
    return {
      send: async (isAgain) => {
        const given = async () =>
          (
            await world.store.db.$client.query<{ sum: number }>(
              `select coalesce(sum(r.amount), 0)::int as sum from partial_refund r
               left join payment p on p.id = r.payment_id where coalesce(r.order_id, p.order_id) = $1`,
              [order.id],
            )
          ).rows[0]?.sum
        // Staff look at what was given back before they do it again.
        if (isAgain && (await given()) === returned + amount) return true
        return command(world.store, orders.refund, order.id, '--amount', pounds)
      },
      expect: (model) => model.refundPart(order.of(model), amount),
    }
  },
}
