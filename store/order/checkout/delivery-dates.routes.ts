import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/delivery-dates.ts'
import type { StoreContext } from '../../context.ts'
import { getCheckoutOfEitherType, checkoutDeliveryDates } from './checkout.ts'
import { londonDate, systemClock } from '../../kernel/index.ts'
import { getContent } from '../../catalogue/index.ts'
import { destinationInZone, earliestDeliveries, getDeliveryDates } from '../../delivery/index.ts'
import { mount } from '../../http/mount.ts'
import { ownerOf } from '../../http/session-guard.ts'

/** The routes of delivery dates and slots. */
export function deliveryDateRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getDeliveryDates, async ({ query }, request) => {
    const from = query.intervals_date_from
    if (query.zone)
      return { data: await getDeliveryDates(ctx, destinationInZone(query.zone), { sameDay: true }, from) }
    const order = await getCheckoutOfEitherType(ctx, ownerOf(request))
    return { data: await checkoutDeliveryDates(ctx, order, from) }
  })
  mount(app, api.getEarliestDelivery, async () => {
    const [earliest, words] = await Promise.all([
      earliestDeliveries(ctx),
      getContent(ctx, 'delivery-words', api.DeliveryWords),
    ])
    const now = ctx.clock.now()
    const ahead_seconds = Math.round(now.since(systemClock.now()).total('seconds'))
    return {
      data: {
        today: londonDate(now).toString(),
        ...earliest,
        words,
        clock: ctx.sandbox?.clock.setTo() ? { now: now.toString(), ahead_seconds } : null,
      },
    }
  })
}
