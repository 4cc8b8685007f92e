import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as api from '../../contract/order.ts'
import type { StoreContext } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { removeGift, setLine } from '../cart/change-cart.ts'
import * as checkout from './checkout/checkout.ts'
import { createOrder } from './checkout/create-order.ts'
import * as delivery from './checkout/delivery-details.ts'
import { cancelOrder, getHistory, hideOrder, repeatOrder } from './history.ts'
import { openOrder } from './order-access.ts'
import { shownOrder, toOrder } from './order.ts'
import type { Owner } from '../visitor/owner.ts'
import { isPaid } from '../payment/payment.ts'
import * as savings from './checkout/discounts.ts'
import { alternativeSlots } from './checkout/alternative-slots.ts'
import { placeOrder } from './checkout/place-order.ts'
import { mount } from '../http/mount.ts'
import { idempotentChange } from '../http/idempotent.ts'
import { callerOf, isFromApp, ownerOf, userOf } from '../http/session-guard.ts'

export function orderRoutes(app: FastifyInstance, context: StoreContext): void {
  const { db, clock, payments } = context

  const change = <T>(request: FastifyRequest, work: (tx: Transaction, owner: Owner) => Promise<T>) =>
    idempotentChange(context, request, work)
  const limited = (request: FastifyRequest) => callerOf(request, context.auth.limits)

  mount(app, api.createOrder, ({ body }, request) =>
    change(request, (tx, owner) => createOrder(tx, clock, owner, limited(request), body ?? {})),
  )
  mount(app, api.getCheckout, async (_input, request) => ({
    data: await checkout.getCheckout(db, clock, ownerOf(request)),
  }))
  mount(app, api.getDeliveryDetails, async (_input, request) => {
    const order = await checkout.getCheckout(db, clock, ownerOf(request))
    return { data: { order, intervals: await checkout.checkoutIntervals(db, clock, order) } }
  })
  mount(app, api.getFinalDetails, async (_input, request) => ({
    data: { order: await checkout.getCheckout(db, clock, ownerOf(request)) },
  }))
  mount(app, api.getOrder, async ({ params }, request) => ({
    data: await toOrder(db, clock, await shownOrder(db, ownerOf(request), params.id)),
  }))
  mount(app, api.openOrder, async ({ body }, request) => ({
    data: await change(request, (tx, owner) => openOrder(tx, clock, context.auth.secret, owner, body.token)),
  }))
  mount(app, api.setAddress, ({ body }, request) =>
    change(request, (tx, owner) => delivery.setAddress(tx, clock, owner, body)),
  )
  mount(app, api.setRecipient, ({ body }, request) =>
    change(request, (tx, owner) => delivery.setRecipient(tx, clock, owner, limited(request), body)),
  )
  mount(app, api.setContact, ({ body }, request) =>
    change(request, (tx, owner) => delivery.setContact(tx, clock, owner, limited(request), body)),
  )
  mount(app, api.setInterval, ({ body }, request) =>
    change(request, (tx, owner) => delivery.chooseInterval(tx, clock, owner, limited(request), body)),
  )
  mount(app, api.getAlternativeSlots, async ({ params }, request) => ({
    data: await alternativeSlots(db, clock, ownerOf(request), params.id),
  }))
  mount(app, api.addOrderPosition, async ({ body: { offer_id, position_slug, ...input } }, request) => ({
    data: await change(request, (tx, owner) =>
      checkout.changePositions(tx, clock, owner, 'default', () =>
        setLine(tx, clock, owner, offer_id, position_slug, input),
      ),
    ),
  }))
  mount(app, api.removeOrderPosition, async ({ query: { offer_id, position_slug } }, request) => ({
    data: await change(request, (tx, owner) =>
      checkout.changePositions(tx, clock, owner, 'default', () =>
        removeGift(tx, clock, owner, offer_id, position_slug),
      ),
    ),
  }))
  mount(app, api.applyPromoCode, async ({ body }, request) =>
    ofCode(
      await change(request, (tx, owner) =>
        savings.applyPromo(tx, clock, owner, body.code, {
          inApp: isFromApp(request),
          guesser: limited(request),
        }),
      ),
    ),
  )
  mount(app, api.removePromoCode, async (_input, request) =>
    ofCode(await change(request, (tx, owner) => savings.removePromo(tx, clock, owner))),
  )
  mount(app, api.useBonuses, async ({ body }, request) => {
    const { success, message, advice, order, cart } = await change(request, (tx, owner) =>
      savings.useBonuses(tx, clock, owner, body.percent),
    )
    return { success, message, advice, data: order, cart }
  })
  mount(app, api.placeOrder, ({ params, body }, request) =>
    change(request, (tx, owner) =>
      placeOrder(tx, clock, payments.providers, owner, limited(request), params.id, body),
    ),
  )
  mount(app, api.getPaid, async ({ query }, request) => ({
    data: await isPaid({ db, clock, providers: payments.providers }, ownerOf(request), query.id),
  }))
  mount(app, api.getHistory, ({ query }, request) => getHistory(db, clock, userOf(request), query))
  mount(app, api.cancelOrder, ({ params }, request) =>
    change(request, (tx, owner) => cancelOrder(tx, clock, owner, params.id)),
  )
  mount(app, api.deleteOrder, async ({ params }, request) => {
    const userId = userOf(request)
    await hideOrder(db, clock, userId, params.id)
    return getHistory(db, clock, userId)
  })
  mount(app, api.repeatOrder, ({ params, body }, request) =>
    change(request, (tx, owner) => repeatOrder(tx, clock, owner, params.id, body ?? undefined)),
  )
}

/** A code's answer as the API writes it. */
export function ofCode({ success, message, advice, isForApp, order, cart }: savings.Discount) {
  return { success, message, advice, is_for_app: isForApp, data: { order_details: order, cart } }
}
