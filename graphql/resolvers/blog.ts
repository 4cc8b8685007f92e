import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as blog from '../rest/blog.ts'
import { joinPages, partsOf } from './joined-pages.ts'

export const blogResolvers: Resolvers = {
  Query: {
    articles: (_root, { page, from, limit, orderBy, orderDirection, topic }, { rest }) =>
      orNull(
        joinPages(partsOf(page ?? 1, from, limit ?? undefined), async (part) => {
          const { data: list, meta } = await blog.getPosts(rest, {
            ...part,
            orderBy: orderBy ?? 'id',
            orderDirection: orderDirection ?? 'desc',
            topic: topic ?? undefined,
          })
          return { list, ...meta }
        }),
      ),
    article: (_root, { slug }, { rest }) => orNull(blog.getPost(rest, slug)),
  },
  ArticlePart: { __resolveType: (part) => (part.kind === 'text' ? 'ArticleText' : 'ProductRail') },
  ProductRail: { heading: (rail) => ('title' in rail ? rail.title : rail.heading) },
}
