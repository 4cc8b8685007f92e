import { toContract, toEnum } from '../enum-case.ts'
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
      const result = await orRefusal(tracking.setSubstitution(rest, token, toContract(substitution)))
      if (result instanceof Refusal) return result
      return result.success ? result.data : new Refusal('refused', result.message)
    },
  },
  TrackedOrderResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'TrackedOrder'),
  },
  TrackedOrder: {
    state: (order) => toEnum(order.state),
    recipientName: (order) => order.recipient_name,
    substitution: (order) => toEnum(order.substitution),
    mayChangeSubstitution: (order) => order.may_change_substitution,
  },
  TrackedPosition: { variantTitle: (position) => position.variant_title },
  OrderPhoto: {
    photographer: (photo) => toEnum(photo.photographer),
    url: (photo) => pictureUrl(photo.path),
  },
}
