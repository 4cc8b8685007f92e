import * as api from '../../contract/loyalty.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { joinPages, partsOf } from './joined-pages.ts'
import { signedInOnly } from '../signed-in-only.ts'

export const loyaltyResolvers: Resolvers = {
  Query: {
    bonuses: (_root, pages, context) =>
      signedInOnly(context, async (rest) => {
        const { list: history, ...joined } = await joinPages(partsOf(pages, 24), async (part) => {
          const page = await rest.data(api.getBonuses, { query: part })
          return { ...page, list: page.history }
        })
        return { ...joined, history }
      }),
    loyalty: (_root, _args, context) => signedInOnly(context, (rest) => rest.data(api.getLoyalty)),
    targetActions: (_root, _args, context) =>
      signedInOnly(context, (rest) => rest.data(api.getTargetActions)),
    promoCodes: (_root, _args, context) =>
      signedInOnly(context, async (rest) => (await rest.data(api.getPromoCodes)).list),
  },
}
