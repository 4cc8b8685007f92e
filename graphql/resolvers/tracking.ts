import type { Resolvers } from '../generated/resolvers.ts'
import { Refusal, orNull, orRefusal } from '../refusal.ts'
import * as tracking from '../rest/tracking.ts'
import { pictureUrl } from './image.ts'

export const trackingResolvers: Resolvers = {
  Query: {
    trackedOrder: (_root, { token }, { rest }) => orNull(tracking.getTrackedOrder(rest, token)),
  },
  Mutation: {
    setSubstitution: async (_root, { token, substitution }, { rest }) => {
      const result = await orRefusal(tracking.setSubstitution(rest, token, substitution))
      if (result instanceof Refusal) return result
      return result.success ? result.data : new Refusal('refused', result.message)
    },
  },
  TrackedOrderResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'TrackedOrder'),
  },
  OrderPhoto: {
    url: (photo) => pictureUrl(photo.path),
  },
}
