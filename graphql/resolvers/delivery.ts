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
}
