import type { Resolvers } from '../generated/resolvers.ts'
import { getEarliestDelivery } from '../rest/intervals.ts'

export const deliveryResolvers: Resolvers = {
  Query: {
    earliestDelivery: async (_root, _args, context) => {
      const earliest = await getEarliestDelivery(context.rest)
      for (const offer of [earliest.same_day, earliest.next_day]) {
        for (const window of [offer, offer?.free]) {
          if (window) context.rest.endsAtMost(Date.parse(window.order_by))
        }
      }
      return earliest
    },
  },
  EarliestDelivery: {
    sameDay: (earliest) => earliest.same_day,
    nextDay: (earliest) => earliest.next_day,
  },
  SetClock: { aheadSeconds: (clock) => clock.ahead_seconds },
  DeliveryOffer: { orderBy: (offer) => offer.order_by },
  FreeDelivery: { orderBy: (window) => window.order_by },
  Interval: {
    placesLeft: (interval) => interval.places_left,
    orderBy: (interval) => interval.order_by,
  },
}
