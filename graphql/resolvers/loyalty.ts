import * as api from '../../contract/loyalty.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { joinPages, partsOf } from './arguments/joined-pages.ts'
import { signedInOnly } from '../visitor-data.ts'

export const loyaltyResolvers: Resolvers = {
  Query: {
    bonuses: (_root, pages, context) =>
      signedInOnly(context, (rest) =>
        joinPages('history', partsOf(pages, api.BONUSES_A_PAGE), (part) =>
          rest.data(api.getBonuses, { query: part }),
        ),
      ),
    loyalty: (_root, _args, context) => signedInOnly(context, (rest) => rest.data(api.getLoyalty)),
    targetActions: (_root, _args, context) =>
      signedInOnly(context, (rest) => rest.data(api.getTargetActions)),
    promoCodes: (_root, _args, context) =>
      signedInOnly(context, async (rest) => (await rest.data(api.getPromoCodes)).list),
  },
}
