import * as api from '../../contract/address.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../errors/refusal.ts'

export const addressResolvers: Resolvers = {
  Query: {
    addressLookup: (_root, { postcode, withList }, { rest }) =>
      orNull(rest.data(api.findAddresses, { query: { postcode, with_list: String(withList ?? true) } }), {
        typed: true,
      }),
  },
  ShippingAddress: {
    // A page comes with it, and so does a change that shows it.
    place: ({ place, postcode }, _args, { rest }) =>
      place === undefined
        ? orNull(rest.data(api.getAddressPlace, { query: { postcode } }), { typed: true })
        : place,
  },
}
