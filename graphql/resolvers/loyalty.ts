import * as api from '../../contract/loyalty.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { signedInOnly } from '../signed-in-only.ts'

export const loyaltyResolvers: Resolvers = {
  Query: {
    bonuses: (_root, { before }, context) =>
      signedInOnly(context, (rest) => rest.data(api.getBonuses, { query: { before: before ?? undefined } })),
    loyalty: (_root, _args, context) => signedInOnly(context, (rest) => rest.data(api.getLoyalty)),
    targetActions: (_root, _args, context) =>
      signedInOnly(context, (rest) => rest.data(api.getTargetActions)),
    promoCodes: (_root, _args, context) =>
      signedInOnly(context, async (rest) => (await rest.data(api.getPromoCodes)).list),
  },
}
