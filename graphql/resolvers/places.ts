import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as delivery from '../rest/delivery.ts'
import { getDeliveryCities } from '../rest/layout.ts'

export const placeResolvers: Resolvers = {
  Query: {
    deliveryCities: (_root, _args, { rest }) => getDeliveryCities(rest),
    deliveryZones: (_root, _args, { rest }) => delivery.getZones(rest),
    deliveryPlace: (_root, { city, district }, { rest }) =>
      orNull(district ? delivery.getDistrict(rest, city, district) : delivery.getCity(rest, city)),
    postcodeCheck: (_root, { postcode }, { rest }) => orNull(delivery.checkPostcode(rest, postcode)),
  },
}
