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
  DeliveryDistrict: { outwardCodes: (district) => district.outward_codes },
  DeliveryPlace: {
    isSameDay: (place) => place.is_same_day,
    radiusKm: (place) => place.radius_km,
    priceFrom: (place) => place.price_from,
  },
  DeliveryZone: {
    isSameDay: (zone) => zone.is_same_day,
    priceFrom: (zone) => zone.price_from,
  },
  PlaceWindow: {
    cutOffDays: (window) => window.cut_off_days,
    cutOffTime: (window) => window.cut_off_time,
  },
  PostcodeCheck: {
    isCovered: (check) => check.is_covered,
    isSameDay: (check) => check.is_same_day,
    priceFrom: (check) => check.price_from,
  },
}
