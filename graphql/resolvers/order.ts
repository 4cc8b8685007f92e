import { asksFor } from '../execution/asks-for.ts'
import type { z } from 'zod'
import type { GiftCardOutcome } from '../../contract/gift-card.ts'
import { removeGiftCard, applyGiftCard } from '../../contract/gift-card.ts'
import { getDeliveryDates } from '../../contract/delivery-dates.ts'
import * as api from '../../contract/order.ts'
import type { Order } from '../../contract/order.ts'
import { checkoutEndpoints } from '../checkout-endpoints.ts'
import type { CheckoutStep, CheckoutType, Resolvers } from '../generated/resolvers.ts'
import { mutationResult } from '../errors/mutation-result.ts'
import { Refusal, orNull, orRefusal } from '../errors/refusal.ts'
import type { RestClient } from '../rest/client.ts'
import { sessionOnly, signedInOnly } from '../visitor-data.ts'
import { joinPages, partsOf } from './arguments/joined-pages.ts'
import { numberIfAny, numberOf } from './arguments/number-of.ts'

/** The code of a refusal: `cart_empty` when the cart was emptied in another tab. */
const emptyOr = ({ missing }: { missing: string[] }) =>
  missing.includes('positions') ? 'cart_empty' : 'refused'

export const orderResolvers: Resolvers = {
  Query: {
    checkout: (_root, { type, step }, context) => sessionOnly(context, (rest) => draftAt(rest, type, step)),
    deliveryDates: (_root, { from }, context) => sessionOnly(context, (rest) => intervalsOf(rest, from)),
    order: (_root, { id, type }, context, info) =>
      sessionOnly(context, (rest) =>
        rest.data(checkoutEndpoints(type).getOrder, {
          params: { id },
          query: asksFor(info, 'alternativeDeliveryDates') ? { alternative_slots: 'true' } : {},
        }),
      ),
    orderCalendar: (_root, { orderId: id }, context) =>
      sessionOnly(context, (rest) => rest.data(api.getOrderCalendar, { params: { id } })),
    orders: (_root, { search, ...pages }, context) =>
      signedInOnly(context, (rest) =>
        joinPages('list', partsOf(pages, api.ORDERS_A_PAGE), async (part) =>
          historyOf(await rest.call(api.getHistory, { query: { search: search || undefined, ...part } })),
        ),
      ),
  },
  Mutation: {
    openOrder: (_root, { token }, { rest }) => orRefusal(rest.data(api.openOrder, { body: { token } })),
    startCheckout: (_root, { type }, { rest }) =>
      orRefusal(rest.data(checkoutEndpoints(type).createOrder, { body: {} })),
    setAddress: (_root, { input, type }, { rest }) =>
      mutationResult(rest.call(checkoutEndpoints(type).setAddress, { body: input })),
    setRecipient: (_root, { input, type }, { rest }) =>
      mutationResult(
        rest.call(checkoutEndpoints(type).setRecipient, {
          body: {
            ...input,
            anonymous: input.anonymous ?? false,
            myself: input.myself ?? false,
            keep: input.keep ?? undefined,
          },
        }),
      ),
    useSavedRecipient: (_root, { id, type }, { rest }) =>
      mutationResult(
        rest.call(checkoutEndpoints(type).useSavedRecipient, {
          body: { recipient_id: numberIfAny(id, 'id') ?? null },
        }),
      ),
    setSlot: (_root, { date, windowId, orderId, type }, { rest }) =>
      mutationResult(
        rest.call(checkoutEndpoints(type).setSlot, {
          body: {
            date,
            interval_id: numberOf(windowId, 'windowId'),
            order_id: orderId ?? undefined,
          },
        }),
      ),
    addGift: (_root, { input: { productId, variantSlug, cardText }, type }, { rest }) =>
      orRefusal(
        rest.data(checkoutEndpoints(type).addGift, {
          body: {
            offer_id: numberOf(productId, 'input.productId'),
            position_slug: variantSlug,
            // An empty text is not sent.
            gift_card_text: cardText || undefined,
          },
        }),
      ),
    removeGift: (_root, { input: { productId, lineSlug }, type }, { rest }) =>
      orRefusal(
        rest.data(checkoutEndpoints(type).removeGift, {
          query: { offer_id: numberOf(productId, 'input.productId'), position_slug: lineSlug },
        }),
      ),
    applyPromoCode: (_root, { code, type }, { rest }) =>
      codeResult(rest.call(checkoutEndpoints(type).applyPromoCode, { body: { code } })),
    removePromoCode: (_root, { type }, { rest }) =>
      codeResult(rest.call(checkoutEndpoints(type).removePromoCode)),
    applyBonuses: (_root, { percent, type }, { rest }) =>
      bonusesResult(
        // The store refuses other numbers.
        rest.call(checkoutEndpoints(type).applyBonuses, {
          body: { percent: (percent ?? null) as 50 | null },
        }),
      ),
    applyGiftCard: (_root, { code }, { rest }) =>
      giftCardResult(rest.call(applyGiftCard, { body: { code } })),
    removeGiftCard: (_root, params, { rest }) => giftCardResult(rest.call(removeGiftCard, { params })),
    placeOrder: async (_root, { input, type }, { rest }) => {
      const checkout = checkoutEndpoints(type)
      const { orderId: id, paymentMethod, expectedTotal, expectedDue, offers, ...contact } = input
      const contacted = await mutationResult(
        rest.call(checkout.setContact, { body: { ...contact, offers: offers || undefined } }),
        emptyOr,
      )
      // A second press of the button finds the order placed already and gets the same answer.
      if (contacted instanceof Refusal) return (await awaitingPayment(rest, id)) ?? contacted
      // The payment starts on its own page, so a provider that is down does not undo the order.
      const body = {
        payment_method: paymentMethod,
        expected_total: expectedTotal ?? undefined,
        expected_due: expectedDue ?? undefined,
      }
      return mutationResult(rest.call(checkout.placeOrder, { params: { id }, body }), emptyOr)
    },
    updateOrder: (_root, { id, input: { recipient, address, card } }, { rest }) =>
      mutationResult(
        rest.call(api.updateOrder, {
          params: { id },
          body: {
            recipient: recipient ?? undefined,
            address: address ?? undefined,
            card_text: card
              ? {
                  product_id: numberOf(card.productId, 'input.card.productId'),
                  position_slug: card.lineSlug,
                  gift_card_text: card.cardText,
                }
              : undefined,
          },
        }),
      ),
    cancelOrder: (_root, params, { rest }) =>
      mutationResult(
        rest.call(api.cancelOrder, { params }).then((answer) => ({
          ...answer,
          data: { message: answer.message, order: answer.data },
        })),
      ),
    removeOrder: async (_root, params, { rest }) => {
      const result = await orRefusal(rest.call(api.removeOrder, { params }))
      return result instanceof Refusal ? result : historyOf(result)
    },
    repeatOrder: async (_root, { id, replacesUnpaid }, { rest }) => {
      const result = await orRefusal(
        rest.call(api.repeatOrder, { params: { id }, body: { instead: replacesUnpaid ?? false } }),
      )
      return result instanceof Refusal ? result : { cart: result.data, leftOut: result.left_out }
    },
  },
  Order: {
    alternativeDeliveryDates: async (order, _args, { rest }) => {
      if (order.alternative_slots !== undefined) return order.alternative_slots
      const isGone = order.state === 'awaiting_payment' && !order.interval
      if (!isGone && !order.may_reschedule) return null
      // A backend that does not add them to an order is asked for them.
      const { gone, intervals } = await rest.data(api.getAlternativeSlots, { params: { id: order.id } })
      return gone || order.may_reschedule ? intervals : null
    },
    deliveryDates: (order, { from }, { rest }) => {
      if (order.state !== 'draft') return null
      return (from ? null : order.delivery_intervals) ?? intervalsOf(rest, from)
    },
    discount: (order) => order.discounts.discount,
    photos: ({ photos }) => photos ?? [],
    missing: ({ missing }) => missing.map((part) => PARTS[part] ?? part),
  },
  Recipient: { myself: (recipient) => recipient.myself ?? false },
}

/** Parts of a draft that /v1 calls otherwise than the schema. */
const PARTS: Record<string, string | undefined> = { positions: 'lines', interval: 'slot' }

/** Each step has its own call; without a step, the draft is read alone. */
async function draftAt(
  rest: RestClient,
  type: CheckoutType | null | undefined,
  step: CheckoutStep | null | undefined,
): Promise<Order> {
  const checkout = checkoutEndpoints(type)
  if (step === 'delivery_details') return (await rest.data(checkout.getDeliveryDetails)).order
  // A subscription's draft can only be read through its steps.
  if (step === 'final_details' || type === 'subscription')
    return (await rest.data(checkout.getFinalDetails)).order
  return rest.data(api.getCheckout)
}

const historyOf = ({ data: list, meta }: api.History) => ({ list, pageInfo: meta.pagination })

/** Those of the draft; a subscription's begin tomorrow. */
const intervalsOf = (rest: RestClient, from?: string | null) =>
  rest.data(getDeliveryDates, { query: { intervals_date_from: from ?? undefined } })

/** The cart with a code, or the refusal. */
async function codeResult(change: Promise<z.output<typeof api.CodeOutcome>>) {
  const result = await orRefusal(change)
  if (result instanceof Refusal) return result
  const { success, code, message, advice, is_for_app: isForApp, data } = result
  if (success) return { message, cart: data.cart, order: data.order_details }
  return new Refusal(code ?? (isForApp ? 'app_only' : 'refused'), message, { advice })
}

/** Like `codeResult`, for a gift card, which has no advice and needs no app. */
const giftCardResult = (change: Promise<z.output<typeof GiftCardOutcome>>) =>
  codeResult(change.then((result) => ({ ...result, advice: null, is_for_app: false })))

/** Like `codeResult`, for bonuses. */
const bonusesResult = (change: Promise<z.output<typeof api.BonusesOutcome>>) =>
  codeResult(
    change.then(({ data, cart, ...result }) => ({
      ...result,
      is_for_app: false,
      data: { cart, order_details: data },
    })),
  )

/** The order if it awaits its payment or was paid with gift cards; null otherwise. */
async function awaitingPayment(rest: RestClient, id: string): Promise<Order | null> {
  const order = await orNull(rest.data(api.getOrder, { params: { id } }))
  // An order that gift cards pay in full is paid as soon as it is placed.
  const isOrdered = order?.state === 'awaiting_payment' || (order?.state === 'paid' && !order.amount_due)
  return isOrdered ? order : null
}
