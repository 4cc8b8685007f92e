import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as api from '../../contract/order.ts'
import type { StoreContext } from '../context.ts'
import { removeGift, setLine } from '../cart/index.ts'
import { updateOrder } from './change-order.ts'
import { changePositions, checkoutDeliveryDates, getCheckout } from './checkout/checkout.ts'
import { createOrder } from './checkout/create-order.ts'
import * as delivery from './checkout/delivery-details.ts'
import { cancelOrder, getHistory, hideOrder, repeatOrder } from './history.ts'
import { openOrder } from './order-access.ts'
import { orderCalendar } from './order-calendar.ts'
import { ownOrderWithParts, toOrder, visibleOrder } from './order.ts'
import {
  chosenOutcome,
  pageOutcome,
  shownOrder,
  shownOutcome,
  withDetails,
  withPlace,
} from './checkout/shown-order.ts'
import type { Checkout } from './checkout/checkout.ts'
import { isPaid } from '../payment/index.ts'
import * as savings from './checkout/discounts.ts'
import { alternativeSlots } from './checkout/alternative-slots.ts'
import { placeOrder } from './checkout/place-order.ts'
import { mount } from '../http/mount.ts'
import { idempotentChange } from '../http/idempotent.ts'
import { paymentContextOf } from '../http/payment-context.ts'
import { callerOf, isFromApp, ownerOf, userOf } from '../http/session-guard.ts'
import type { TransactionContext } from '../kernel/index.ts'

/** What is shown after an order was removed from the history. */
const FIRST_PAGE = { page: 1, limit: api.ORDERS_A_PAGE }

/** The routes of the normal checkout and of placed orders. */
export function orderRoutes(app: FastifyInstance, context: StoreContext): void {
  const change = <T>(
    request: FastifyRequest,
    work: (tx: TransactionContext, checkout: Checkout) => Promise<T>,
  ) =>
    idempotentChange(context, request, (tx, owner) =>
      work(tx, { owner, type: 'default', by: callerOf(request, context.auth.limits) }),
    )

  mount(app, api.createOrder, ({ body }, request) =>
    change(request, (tx, checkout) => createOrder(tx, checkout, body ?? {})),
  )
  mount(app, api.getCheckout, async (_input, request) => ({
    data: await getCheckout(context, ownerOf(request)),
  }))
  mount(app, api.getDeliveryDetails, async (_input, request) => {
    const order = await withPlace(context, await getCheckout(context, ownerOf(request)))
    return { data: { order, intervals: await checkoutDeliveryDates(context, order) } }
  })
  mount(app, api.getFinalDetails, async (_input, request) => ({
    data: { order: await getCheckout(context, ownerOf(request)) },
  }))
  mount(app, api.getOrder, async ({ params, query }, request) => {
    const owner = ownerOf(request)
    return { data: await shownOrder(context, owner, await visibleOrder(context, owner, params.id), query) }
  })
  mount(app, api.getOrderCalendar, async ({ params }, request) => ({
    data: orderCalendar(
      await toOrder(context, await visibleOrder(context, ownerOf(request), params.id)),
      context.clock,
    ),
  }))
  mount(app, api.updateOrder, ({ params, body }, request) =>
    pageOutcome(
      context,
      ownerOf(request),
      change(request, (tx, { owner }) => updateOrder(tx, owner, params.id, body)),
    ),
  )
  mount(app, api.openOrder, async ({ body }, request) => ({
    data: await change(request, (tx, { owner }) => openOrder(tx, context.auth.secret, owner, body.token)),
  }))
  mount(app, api.setAddress, ({ body }, request) =>
    shownOutcome(
      context,
      change(request, (tx, checkout) => delivery.setAddress(tx, checkout, body)),
    ),
  )
  mount(app, api.setRecipient, ({ body }, request) =>
    change(request, (tx, checkout) => delivery.setRecipient(tx, checkout, body)),
  )
  mount(app, api.useSavedRecipient, ({ body }, request) => {
    const userId = userOf(request)
    return shownOutcome(
      context,
      change(request, (tx, checkout) => delivery.useSavedRecipient(tx, checkout, userId, body)),
    )
  })
  mount(app, api.setContact, ({ body }, request) =>
    change(request, (tx, checkout) => delivery.setContact(tx, checkout, body)),
  )
  mount(app, api.setSlot, ({ body }, request) =>
    chosenOutcome(
      context,
      change(request, (tx, checkout) => delivery.chooseSlot(tx, checkout, body)),
    ),
  )
  mount(app, api.getAlternativeSlots, async ({ params }, request) => ({
    data: await alternativeSlots(context, await ownOrderWithParts(context, ownerOf(request), params.id)),
  }))
  mount(app, api.addGift, async ({ body: { offer_id, position_slug, ...input } }, request) => ({
    data: await withDetails(
      context,
      await change(request, (tx, checkout) =>
        changePositions(tx, checkout, () => setLine(tx, checkout.owner, offer_id, position_slug, input)),
      ),
    ),
  }))
  mount(app, api.removeGift, async ({ query: { offer_id, position_slug } }, request) => ({
    data: await withDetails(
      context,
      await change(request, (tx, checkout) =>
        changePositions(tx, checkout, () => removeGift(tx, checkout.owner, offer_id, position_slug)),
      ),
    ),
  }))
  mount(app, api.applyPromoCode, async ({ body }, request) =>
    toPromoAnswer(
      await change(request, (tx, { owner, by }) =>
        savings.applyPromo(tx, owner, body.code, { inApp: isFromApp(request), guesser: by }),
      ),
    ),
  )
  mount(app, api.removePromoCode, async (_input, request) =>
    toPromoAnswer(await change(request, (tx, { owner }) => savings.removePromo(tx, owner))),
  )
  mount(app, api.applyBonuses, async ({ body }, request) => {
    const saving = await change(request, (tx, { owner }) => savings.applyBonuses(tx, owner, body.percent))
    return toBonusesAnswer(saving)
  })
  mount(app, api.placeOrder, ({ params, body }, request) =>
    change(request, (tx, checkout) => placeOrder(tx, checkout, params.id, body, context.payments.providers)),
  )
  mount(app, api.getPaid, async ({ query }, request) => ({
    data: await isPaid(paymentContextOf(context, request), ownerOf(request), query.id),
  }))
  mount(app, api.getHistory, ({ query }, request) => getHistory(context, userOf(request), query))
  mount(app, api.cancelOrder, ({ params }, request) =>
    pageOutcome(
      context,
      ownerOf(request),
      change(request, (tx, { owner }) => cancelOrder(tx, owner, params.id)),
    ),
  )
  mount(app, api.removeOrder, async ({ params }, request) => {
    const userId = userOf(request)
    await hideOrder(context, userId, params.id)
    return getHistory(context, userId, FIRST_PAGE)
  })
  mount(app, api.repeatOrder, ({ params, body }, request) =>
    change(request, (tx, { owner }) => repeatOrder(tx, owner, params.id, body ?? undefined)),
  )
}

/** Converts the result of a discount change to the API's answer. Both checkouts use it. */
export function toPromoAnswer({ isForApp, order, cart, ...outcome }: savings.Discount) {
  return { ...outcome, is_for_app: isForApp, data: { order_details: order, cart } }
}

/** Like `toPromoAnswer`, for bonuses. */
export function toBonusesAnswer({ isForApp: _, order, cart, ...outcome }: savings.Discount) {
  return { ...outcome, data: order, cart }
}
