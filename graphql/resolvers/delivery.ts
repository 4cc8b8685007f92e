import * as api from '../../contract/delivery.ts'
import { getEarliestDelivery } from '../../contract/delivery-dates.ts'
import { getDeliveryCities } from '../../contract/layout.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../errors/refusal.ts'

export const deliveryResolvers: Resolvers = {
  Query: {
    earliestDelivery: async (_root, _args, { rest, cachePolicy }) => {
      const earliest = await rest.data(getEarliestDelivery)
      const inRegions = earliest.next_day_in.map(({ delivery }) => delivery)
      for (const offer of [earliest.same_day, earliest.next_day, ...inRegions]) {
        for (const window of [offer, offer?.free]) {
          if (window) cachePolicy.endsAtMost(Date.parse(window.order_by))
        }
      }
      return earliest
    },
    deliveryCities: (_root, _args, { rest }) => rest.data(getDeliveryCities),
    deliveryZones: (_root, _args, { rest }) => rest.data(api.getZones),
    deliveryPlace: (_root, { city, district }, { rest }) =>
      orNull(
        district
          ? rest.data(api.getDistrict, { params: { city, district } })
          : rest.data(api.getCity, { params: { city } }),
      ),
    postcodeCheck: (_root, { postcode, date }, { rest }) =>
      orNull(rest.data(api.checkPostcode, { query: { postcode, date: date ?? undefined } }), { typed: true }),
  },
}
