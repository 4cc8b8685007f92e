import type { Resolvers } from '../generated/resolvers.ts'
import * as layout from '../rest/layout.ts'

export const layoutResolvers: Resolvers = {
  Query: {
    navigation: (_root, _args, { rest }) => layout.getNavigation(rest),
    footer: (_root, _args, { rest }) => layout.getFooter(rest),
    categories: (_root, _args, { rest }) => layout.getCategories(rest),
  },
}
