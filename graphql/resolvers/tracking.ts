import * as api from '../../contract/tracking.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { mutationResult } from '../errors/mutation-result.ts'
import { orNull } from '../errors/refusal.ts'

export const trackingResolvers: Resolvers = {
  Query: {
    trackedOrder: (_root, params, { rest }) => orNull(rest.data(api.getTrackedOrder, { params })),
    trackedOrderCalendar: (_root, params, { rest }) => orNull(rest.data(api.getTrackedCalendar, { params })),
  },
  Mutation: {
    setSubstitution: (_root, { token, substitution }, { rest }) =>
      mutationResult(rest.call(api.setSubstitution, { params: { token }, body: { substitution } })),
  },
  OrderPhoto: { url: (photo, _args, { imageBase }) => `${imageBase}/${photo.path}` },
}
