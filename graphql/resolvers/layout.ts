import * as api from '../../contract/layout.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const layoutResolvers: Resolvers = {
  Query: {
    navigation: (_root, _args, { rest }) => rest.data(api.getNavigation),
    footer: (_root, _args, { rest }) => rest.data(api.getFooter),
    categories: (_root, _args, { rest }) => rest.data(api.getCategories),
  },
}
