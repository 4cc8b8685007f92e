import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/intervals.ts'
import type { StoreContext } from '../../context.ts'
import { anyCheckout, checkoutIntervals } from './checkout.ts'
import { londonDate, systemClock } from '../../kernel/clock.ts'
import { getContent } from '../../catalogue/content.ts'
import { anywhereIn } from '../../delivery/delivery-days.ts'
import { earliestDelivery, getIntervals } from '../../delivery/intervals.ts'
import { mount } from '../../http/mount.ts'
import { ownerOf } from '../../http/session-guard.ts'

export function intervalRoutes(app: FastifyInstance, { db, clock, sandbox }: StoreContext): void {
  mount(app, api.getIntervals, async ({ query }, request) => {
    const from = query.intervals_date_from
    if (query.zone)
      return { data: await getIntervals(db, clock, anywhereIn(query.zone), { sameDay: true }, from) }
    const order = await anyCheckout(db, clock, ownerOf(request))
    return { data: await checkoutIntervals(db, clock, order, from) }
  })
  mount(app, api.getEarliestDelivery, async () => {
    const [same_day, next_day, words] = await Promise.all([
      earliestDelivery(db, clock, anywhereIn('london'), true),
      earliestDelivery(db, clock, anywhereIn('uk'), false),
      getContent(db, 'delivery-words', api.DeliveryWords),
    ])
    const now = clock.now()
    const ahead_seconds = Math.round(now.since(systemClock.now()).total('seconds'))
    return {
      data: {
        today: londonDate(now).toString(),
        ...{ same_day, next_day, words },
        clock: sandbox?.clock.setTo() ? { now: now.toString(), ahead_seconds } : null,
      },
    }
  })
}
