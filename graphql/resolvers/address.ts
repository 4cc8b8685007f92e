import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as addresses from '../rest/address.ts'

export const addressResolvers: Resolvers = {
  Query: {
    addressLookup: (_root, { postcode, withList }, { rest }) =>
      orNull(addresses.findAddresses(rest, postcode, withList ?? true)),
  },
  ShippingAddress: {
    place: (address, _args, { rest }) => orNull(addresses.getAddressPlace(rest, address.postcode)),
  },
}
