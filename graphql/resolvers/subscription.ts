import * as api from '../../contract/subscription.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../errors/refusal.ts'

export const subscriptionResolvers: Resolvers = {
  Query: {
    firstBouquet: (_root, { percentOff: id }, { rest }) =>
      orNull(rest.data(api.getFirstBouquet, { params: { id } })),
  },
}
