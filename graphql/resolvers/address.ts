import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as addresses from '../rest/address.ts'

export const addressResolvers: Resolvers = {
  Query: {
    addressLookup: (_root, { postcode, withList }, { rest }) =>
      orNull(addresses.findAddresses(rest, postcode, withList ?? true)),
  },
  AddressLookup: {
    isCovered: (lookup) => lookup.is_covered,
    isListed: (lookup) => lookup.is_listed,
  },
  AddressPlace: { radiusKm: (place) => place.radius_km },
  ShippingAddress: {
    place: (address, _args, { rest }) => orNull(addresses.getAddressPlace(rest, address.postcode)),
  },
}
