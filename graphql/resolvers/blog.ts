import * as api from '../../contract/blog.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../errors/refusal.ts'
import { joinPages, partsOf } from './arguments/joined-pages.ts'

export const blogResolvers: Resolvers = {
  Query: {
    articles: (_root, { sortBy, sortDirection, topic, ...pages }, { rest }) =>
      orNull(
        joinPages('list', partsOf(pages), async (part) => {
          const { data: list, meta } = await rest.call(api.getPosts, {
            query: {
              ...part,
              orderBy: sortBy ?? 'id',
              orderDirection: sortDirection ?? 'desc',
              topic: topic ?? undefined,
            },
          })
          return { list, pageInfo: meta.pagination, topics: meta.topics }
        }),
      ),
    article: (_root, { slug }, { rest }) => orNull(rest.data(api.getPost, { params: { slug } })),
  },
  ArticlePart: { __resolveType: (part) => (part.kind === 'text' ? 'ArticleText' : 'ProductRail') },
  ProductRail: { heading: (rail) => ('title' in rail ? rail.title : rail.heading) },
}
