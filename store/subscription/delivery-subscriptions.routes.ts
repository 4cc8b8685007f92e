import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/delivery-subscription.ts'
import type { StoreContext } from '../context.ts'
import { getSubscriptions } from './delivery-subscription.ts'
import * as changes from './subscription-changes.ts'
import { mount } from '../http/mount.ts'
import { userOf } from '../http/session-guard.ts'

export function deliverySubscriptionRoutes(app: FastifyInstance, { db, clock, auth }: StoreContext): void {
  const shop: changes.Shop = { db, clock, links: auth }
  mount(app, api.getDeliverySubscriptions, async (_input, request) => ({
    data: await getSubscriptions(db, clock, userOf(request)),
  }))
  mount(app, api.pauseSubscription, async ({ params, body }, request) => ({
    data: await changes.pause(shop, userOf(request), params.id, body.until),
  }))
  mount(app, api.resumeSubscription, async ({ params }, request) => ({
    data: await changes.resume(shop, userOf(request), params.id),
  }))
  mount(app, api.skipDelivery, async ({ params, body }, request) => ({
    data: await changes.skip(shop, userOf(request), params.id, body.next_delivery_on),
  }))
  mount(app, api.swapProduct, async ({ params, body }, request) => ({
    data: await changes.swap(shop, userOf(request), params.id, body),
  }))
  mount(app, api.changeSlot, async ({ params, body }, request) => ({
    data: await changes.changeSlot(shop, userOf(request), params.id, body),
  }))
  mount(app, api.cancelSubscription, async ({ params }, request) => ({
    data: await changes.cancel(shop, userOf(request), params.id),
  }))
}
