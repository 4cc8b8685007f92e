import type { Resolvers } from '../generated/resolvers.ts'
import { ofUser } from '../of-user.ts'
import * as loyalty from '../rest/loyalty.ts'

export const loyaltyResolvers: Resolvers = {
  Query: {
    bonuses: (_root, { before }, context) =>
      ofUser(context, (rest) => loyalty.getBonuses(rest, before ?? undefined)),
    loyalty: (_root, _args, context) => ofUser(context, loyalty.getLoyalty),
    targetActions: (_root, _args, context) => ofUser(context, loyalty.getTargetActions),
    promoCodes: (_root, _args, context) => ofUser(context, loyalty.getPromoCodes),
  },
}
