import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/delivery-subscription.ts'
import type { StoreContext } from '../context.ts'
import { getSubscriptions } from './delivery-subscription.ts'
import * as changes from './subscription-changes.ts'
import { mount } from '../http/mount.ts'
import { userOf } from '../http/session-guard.ts'

/** The routes of a user's delivery subscriptions. */
export function deliverySubscriptionRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getDeliverySubscriptions, async (_input, request) => ({
    data: await getSubscriptions(ctx, userOf(request)),
  }))
  mount(app, api.pauseSubscription, async ({ params, body }, request) => ({
    data: await changes.pause(ctx, userOf(request), params.id, body.until),
  }))
  mount(app, api.resumeSubscription, async ({ params }, request) => ({
    data: await changes.resume(ctx, userOf(request), params.id),
  }))
  mount(app, api.skipDelivery, async ({ params, body }, request) => ({
    data: await changes.skip(ctx, userOf(request), params.id, body.next_delivery_on),
  }))
  mount(app, api.swapSubscriptionProduct, async ({ params, body }, request) => ({
    data: await changes.swap(ctx, userOf(request), params.id, body),
  }))
  mount(app, api.setSubscriptionWindow, async ({ params, body }, request) => ({
    data: await changes.setSubscriptionWindow(ctx, userOf(request), params.id, body),
  }))
  mount(app, api.cancelSubscription, async ({ params }, request) => ({
    data: await changes.cancel(ctx, userOf(request), params.id),
  }))
}
