import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as api from '../../contract/order.ts'
import type { StoreContext } from '../app.ts'
import type { Transaction } from '../db/database.ts'
import { removeLine, setLine } from '../domain/cart.ts'
import * as checkout from '../domain/checkout.ts'
import { once } from '../domain/idempotency.ts'
import { ownOrder, toOrder } from '../domain/order.ts'
import { isPaid } from '../domain/payment.ts'
import { mount } from './mount.ts'
import { idempotencyKeyOf, sessionOf } from './session-guard.ts'

export function orderRoutes(app: FastifyInstance, { db, clock }: StoreContext): void {
  /** One transaction, and once only for an Idempotency-Key. */
  const change = <T>(
    request: FastifyRequest,
    work: (tx: Transaction, sessionId: string) => Promise<T>,
  ): Promise<T> => {
    const sessionId = sessionOf(request)
    const asked = [request.method, request.url, request.body]
    return once(db, clock, { sessionId, key: idempotencyKeyOf(request), request: asked }, (tx) =>
      work(tx, sessionId),
    )
  }

  mount(app, api.createOrder, async (_input, request) => ({
    data: await change(request, (tx, sessionId) => checkout.startCheckout(tx, clock, sessionId)),
  }))
  mount(app, api.getCheckout, async (_input, request) => ({
    data: await checkout.getCheckout(db, clock, sessionOf(request)),
  }))
  mount(app, api.getDeliveryDetails, async (_input, request) => {
    const order = await checkout.getCheckout(db, clock, sessionOf(request))
    return { data: { order, intervals: await checkout.checkoutIntervals(db, clock, order) } }
  })
  mount(app, api.getFinalDetails, async (_input, request) => ({
    data: { order: await checkout.getCheckout(db, clock, sessionOf(request)) },
  }))
  mount(app, api.getOrder, async ({ params }, request) => ({
    data: await toOrder(db, clock, await ownOrder(db, sessionOf(request), params.id)),
  }))
  mount(app, api.setAddress, ({ body }, request) =>
    change(request, (tx, sessionId) => checkout.setAddress(tx, clock, sessionId, body)),
  )
  mount(app, api.setRecipient, ({ body }, request) =>
    change(request, (tx, sessionId) => checkout.setRecipient(tx, clock, sessionId, body)),
  )
  mount(app, api.setContact, ({ body }, request) =>
    change(request, (tx, sessionId) => checkout.setContact(tx, clock, sessionId, body)),
  )
  mount(app, api.setInterval, ({ body }, request) =>
    change(request, (tx, sessionId) => checkout.chooseInterval(tx, clock, sessionId, body)),
  )
  // A draft's positions are the cart's: a gift added here is in the cart too, and the two never disagree.
  mount(app, api.addOrderPosition, async ({ body }, request) => {
    const sessionId = sessionOf(request)
    const { offer_id, position_slug, ...input } = body
    await checkout.getCheckout(db, clock, sessionId)
    await setLine(db, clock, sessionId, offer_id, position_slug, input)
    return { data: await checkout.getCheckout(db, clock, sessionId) }
  })
  mount(app, api.removeOrderPosition, async ({ query }, request) => {
    const sessionId = sessionOf(request)
    await checkout.getCheckout(db, clock, sessionId)
    await removeLine(db, clock, sessionId, query.offer_id, query.position_slug)
    return { data: await checkout.getCheckout(db, clock, sessionId) }
  })
  mount(app, api.toPay, ({ params, body }, request) =>
    change(request, (tx, sessionId) => checkout.toPay(tx, clock, sessionId, params.id, body)),
  )
  mount(app, api.getPaid, async ({ query }, request) => ({
    data: await isPaid(db, sessionOf(request), query.id),
  }))
}
