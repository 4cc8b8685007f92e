import type { Cart } from '../../contract/basket.ts'
import type { Order } from '../../contract/order.ts'
import type { CheckoutStep, CheckoutType, Resolvers } from '../generated/resolvers.ts'
import { ofUser } from '../of-user.ts'
import { ofVisitor } from '../of-visitor.ts'
import { outcome } from '../outcome.ts'
import { Refusal, orNull, orRefusal } from '../refusal.ts'
import type { RestClient } from '../rest/client.ts'
import { checkoutOf as ofType } from '../rest/checkout.ts'
import { getEarliestDelivery, getIntervals } from '../rest/intervals.ts'
import * as giftCards from '../rest/gift-card.ts'
import * as orders from '../rest/order.ts'

/** The cart may have been emptied in another tab: then that is the reason. */
const emptyOr = ({ missing }: { missing: string[] }) =>
  missing.includes('positions') ? 'cart_empty' : 'refused'

export const orderResolvers: Resolvers = {
  Query: {
    checkout: (_root, { type, step }, context) =>
      ofVisitor(context, () => orderAt(checkoutOf(type), step)(context.rest)),
    deliveryIntervals: (_root, { type }, context) =>
      ofVisitor(context, async () => getIntervals(context.rest, await firstDate(context.rest, type))),
    order: (_root, { id, type }, context) =>
      ofVisitor(context, () => checkoutOf(type).getOrder(context.rest, id)),
    newestOrder: (_root, _args, context) =>
      ofVisitor(context, async () => {
        const { order_id, success } = await orders.getPaid(context.rest)
        return { orderId: order_id, paid: success }
      }),
    orders: (_root, { search, before }, context) =>
      ofUser(context, (rest) => orders.getHistory(rest, search || undefined, before || undefined)),
  },
  Mutation: {
    openOrder: (_root, { token }, { rest }) => orRefusal(orders.openOrder(rest, token)),
    startCheckout: (_root, { type }, { rest }) => orRefusal(checkoutOf(type).createOrder(rest)),
    setAddress: (_root, { input, type }, { rest }) => outcome(checkoutOf(type).setAddress(rest, input)),
    setRecipient: (_root, { input, type }, { rest }) =>
      outcome(
        checkoutOf(type).setRecipient(rest, {
          ...input,
          anonymous: input.anonymous ?? false,
          myself: input.myself ?? false,
        }),
      ),
    setInterval: (_root, { date, intervalId, orderId, type }, { rest }) =>
      outcome(checkoutOf(type).setInterval(rest, date, intervalId, orderId ?? undefined)),
    addOrderPosition: (_root, { input: { productId, positionSlug, giftCardText }, type }, { rest }) =>
      orRefusal(
        checkoutOf(type).addPosition(rest, {
          offer_id: productId,
          position_slug: positionSlug,
          // Words that were not given are not sent.
          gift_card_text: giftCardText || undefined,
        }),
      ),
    removeOrderPosition: (_root, { input: { productId, positionSlug }, type }, { rest }) =>
      orRefusal(checkoutOf(type).removePosition(rest, productId, positionSlug)),
    applyPromoCode: (_root, { code, type }, { rest }) => saving(checkoutOf(type).applyPromoCode(rest, code)),
    removePromoCode: (_root, { type }, { rest }) => saving(checkoutOf(type).removePromoCode(rest)),
    useBonuses: (_root, { percent, type }, { rest }) =>
      saving(checkoutOf(type).useBonuses(rest, percent ?? null)),
    useGiftCard: (_root, { code }, { rest }) => saving(giftCards.useGiftCard(rest, code)),
    removeGiftCard: (_root, { id }, { rest }) => saving(giftCards.removeGiftCard(rest, id)),
    placeOrder: async (_root, { input, type }, { rest }) => {
      const checkout = checkoutOf(type)
      const { orderId, paymentMethod, expectedTotal, expectedDue, offers, ...contact } = input
      const contacted = await outcome(
        checkout.setContact(rest, { ...contact, offers: offers || undefined }),
        emptyOr,
      )
      // A second press of the button finds the draft gone and the order there: it is answered like the first.
      if (contacted instanceof Refusal) return (await awaitingPayment(rest, orderId)) ?? contacted
      // The payment begins on its own page: a provider that is away does not undo what was ordered.
      const expected = { total: expectedTotal ?? undefined, due: expectedDue ?? undefined }
      return outcome(checkout.toPay(rest, orderId, paymentMethod, expected), emptyOr)
    },
    cancelOrder: async (_root, { id }, { rest }) => {
      const result = await orRefusal(orders.cancelOrder(rest, id))
      if (result instanceof Refusal) return result
      const { success, message, data } = result
      return success ? { message, order: data } : new Refusal('refused', message)
    },
    deleteOrder: (_root, { id }, { rest }) => orRefusal(orders.deleteOrder(rest, id)),
    repeatOrder: async (_root, { id, instead }, { rest }) => {
      const result = await orRefusal(orders.repeatOrder(rest, id, instead ?? false))
      return result instanceof Refusal ? result : { cart: result.data, leftOut: result.left_out }
    },
  },
  CancelOrderResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'CancelledOrder'),
  },
  OrdersResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'OrderList') },
  RepeatOrderResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'RepeatedOrder'),
  },
  SavingResult: {
    __resolveType: (result) =>
      result instanceof Refusal ? 'Refusal' : 'cart' in result ? 'Saving' : 'SavingRefused',
  },
  OpenOrderResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'OpenedOrder') },
  OrderResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'Order') },
  Order: {
    timesInstead: async (order, _args, { rest }) => {
      if (order.state !== 'awaiting_payment' || order.interval) return null
      const { gone, intervals } = await orders.getTimesInstead(rest, order.id)
      return gone ? intervals : null
    },
    discount: (order) => order.discounts.discount,
  },
  Recipient: { myself: (recipient) => recipient.myself ?? false },
}

/** Each step has a call of its own; without one, the draft is asked for alone. */
function orderAt(checkout: ReturnType<typeof ofType>, step: CheckoutStep | null | undefined) {
  if (step === 'delivery_details') return checkout.getDeliveryDetails
  return step === 'final_details' ? checkout.getFinalDetails : checkout.getCheckout
}

const checkoutOf = (type: CheckoutType | null | undefined) => ofType(type ?? 'default')

/** A subscription begins the day after today, which is the shop's to know; undefined for what may come today. */
async function firstDate(
  rest: RestClient,
  type: CheckoutType | null | undefined,
): Promise<string | undefined> {
  if (type !== 'subscription') return undefined
  const { today } = await getEarliestDelivery(rest)
  return new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

type SavingAnswer = {
  success: boolean
  message: string
  advice: string | null
  isForApp: boolean
  cart: Cart
  order: Order | null
}

/** What became of a code or of bonuses, or why they cannot be used. */
async function saving(change: Promise<SavingAnswer>) {
  const result = await orRefusal(change)
  if (result instanceof Refusal) return result
  const { success, message, advice, isForApp, cart, order } = result
  return success ? { message, cart, order } : { message, advice, isForApp }
}

async function awaitingPayment(rest: RestClient, orderId: string): Promise<Order | null> {
  const order = await orNull(orders.getOrder(rest, orderId))
  // What gift cards pay for is paid as soon as it is ordered.
  const isOrdered = order?.state === 'awaiting_payment' || (order?.state === 'paid' && !order.amount_due)
  return isOrdered ? order : null
}
