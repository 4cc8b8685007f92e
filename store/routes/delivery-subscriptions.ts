import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/delivery-subscription.ts'
import type { StoreContext } from '../app.ts'
import * as subscription from '../domain/delivery-subscription.ts'
import { mount } from './mount.ts'
import { userOf } from './session-guard.ts'

export function deliverySubscriptionRoutes(app: FastifyInstance, { db, clock }: StoreContext): void {
  mount(app, api.getDeliverySubscriptions, async (_input, request) => ({
    data: await subscription.getSubscriptions(db, clock, userOf(request)),
  }))
  mount(app, api.pauseSubscription, async ({ params, body }, request) => ({
    data: await subscription.pause(db, clock, userOf(request), params.id, body.until),
  }))
  mount(app, api.resumeSubscription, async ({ params }, request) => ({
    data: await subscription.resume(db, clock, userOf(request), params.id),
  }))
  mount(app, api.skipDelivery, async ({ params, body }, request) => ({
    data: await subscription.skip(db, clock, userOf(request), params.id, body.next_delivery_on),
  }))
  mount(app, api.swapProduct, async ({ params, body }, request) => ({
    data: await subscription.swap(db, clock, userOf(request), params.id, body),
  }))
  mount(app, api.changeSlot, async ({ params, body }, request) => ({
    data: await subscription.changeSlot(db, clock, userOf(request), params.id, body),
  }))
  mount(app, api.cancelSubscription, async ({ params }, request) => ({
    data: await subscription.cancel(db, clock, userOf(request), params.id),
  }))
}
