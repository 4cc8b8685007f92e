import { orders } from '../../store/operator/orders.ts'
import { CARDS, createBuyer } from '../support/shopping/checkout.ts'
import { codesOf, putEmailCard } from '../support/shopping/gift-card.ts'
import { command, isDone } from './command.ts'
import { pick } from './deed.ts'
import type { Act } from './deed.ts'
import { dateAt, minutesAt } from './model-time.ts'
import { finishRefunds } from './payments-under-way.ts'
import { answered } from './shoppers.ts'
import type { World } from './world.ts'

const POUNDS = [25, 50]
/** An hour of the day in London. */
const SENT_AT = 9

/** What shoppers do with gift cards: spend them, look at them, buy them. */
export const GIFT_CARDS: Record<string, Act> = {
  giftCard: (world, { who, a }) => {
    const { code } = pick(world.cards, a)
    const key = world.newKey()
    return {
      send: async () =>
        answered(await pick(world.buyers, who).post('/v1/order/gift-cards/', { code }, key)).body.success,
      expect: (model) => model.enterCard(pick(model.shoppers, who), a % model.giftCards.cards.length),
    }
  },
  noGiftCard: (world, { who, a }) => {
    const { cards } = pick(world.model.shoppers, who)
    const card = cards.length ? pick(cards, a) : a % world.cards.length
    const path = `/v1/order/gift-cards/${pick(world.cards, card).id}`
    return {
      send: async () => answered(await pick(world.buyers, who).call('DELETE', path)).body.success,
      expect: (model) => model.removeCard(pick(model.shoppers, who), card),
    }
  },
  cardBalance: (world, { who, a }) => {
    const { code } = pick(world.cards, a)
    return {
      send: async () => {
        const { body } = answered(await pick(world.buyers, who).post('/v1/gift-card/balance/', { code }))
        return body.success ? body.data.balance : 'no such card'
      },
      expect: ({ giftCards, now }) => {
        const card = a % giftCards.cards.length
        return giftCards.isSpendable(card, now) ? giftCards.balanceOf(card) : 'no such card'
      },
    }
  },
  /** For oneself or for somebody else, at once or some day, by somebody who does nothing else. */
  buyCard: async (world, { a, b }) => {
    const { store, model } = world
    const buyer = createBuyer(store, await store.newSession())
    const pounds = pick(POUNDS, a)
    const sendOn = b % 4 === 3 ? dateAt(model.now).add({ days: 1 + (a % 3) }) : null
    await putEmailCard(store, buyer, pounds, {
      gift_card: {
        recipient_email: recipientOf(world, world.purchases.length),
        ...(sendOn && { send_on: sendOn.toString(), send_hour: SENT_AT }),
      },
    })
    const { id } = (await buyer.post('/v1/order/', {})).body.data
    await buyer.contact()
    await buyer.toPay(id)
    const intent = await buyer.intent(id)
    const key = world.newKey()
    const isPaid = b % 5 > 0
    let made: World['cards'][number] | undefined
    return {
      send: async () => {
        const card = isPaid ? CARDS.pays : CARDS.declined
        const { body } = answered(await buyer.pay(intent.id, card, key))
        await world.work(null)
        const [code] = await codesOf(store, id)
        const { rows } = await store.db.$client.query<{ id: string }>(
          'select id from gift_card where order_id = $1',
          [id],
        )
        if (code && rows[0]) made = { id: rows[0].id, code }
        return body.data.state === 'succeeded'
      },
      expect: (of) => {
        const { giftCards, now } = of
        const sendAt = sendOn ? minutesAt(sendOn, `${String(SENT_AT).padStart(2, '0')}:00`) : now
        const isBought = giftCards.buy({ amount: pounds * 100, sendAt }, { now, isPaid })
        // The worker has done all that was due.
        of.wait(0)
        return isBought
      },
      done: () => {
        world.purchases.push({ id, buyer })
        if (made) world.cards.push(made)
      },
    }
  },
}

/** Who a card goes to that is bought in a run. */
export const recipientOf = ({ run }: Pick<World, 'run'>, purchase: number) =>
  `card-${run}-${purchase}@example.org`

/** What staff do with gift cards. */
export const GIFT_CARD_STAFF: Record<string, Act> = {
  refundCard: (world, { a }) => {
    if (!world.purchases.length) return null
    const { id } = pick(world.purchases, a)
    const { card, state } = pick(world.model.giftCards.purchases, a)
    const could =
      card !== null &&
      (state === 'paid' || state === 'delivered') &&
      world.model.giftCards.balanceOf(card) === pick(world.model.giftCards.cards, card).amount
    let waited = 0
    return {
      send: async (isAgain) => {
        const done = await command(world.store, orders.refund, id)
        await world.work(null)
        if (!isAgain) return done
        waited = await finishRefunds(world)
        return could ? isDone(world, id, 'cancelled', 'refunded') : done
      },
      expect: (model) => {
        const isRefunded = model.giftCards.refund(pick(model.giftCards.purchases, a))
        model.wait(waited)
        return isRefunded
      },
    }
  },
}
