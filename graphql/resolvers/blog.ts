import { toContract } from '../enum-case.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../refusal.ts'
import * as blog from '../rest/blog.ts'

export const blogResolvers: Resolvers = {
  Query: {
    articles: (_root, { page, limit, orderBy, orderDirection, topic }, { rest }) =>
      orNull(
        blog.getPosts(rest, {
          page: page ?? 1,
          limit: limit ?? 12,
          orderBy: toContract(orderBy ?? 'ID'),
          orderDirection: toContract(orderDirection ?? 'DESC'),
          topic: topic ?? undefined,
        }),
      ),
    article: (_root, { slug }, { rest }) => orNull(blog.getPost(rest, slug)),
  },
  ArticleList: {
    list: (posts) => posts.data,
    pagination: (posts) => posts.meta.pagination,
    topics: (posts) => posts.meta.topics,
  },
  ArticleCard: {
    publishedOn: (article) => article.published_on,
    updatedOn: (article) => article.updated_on,
    readingMinutes: (article) => article.reading_minutes,
  },
  Article: {
    publishedOn: (article) => article.published_on,
    updatedOn: (article) => article.updated_on,
    readingMinutes: (article) => article.reading_minutes,
    relatedHref: (article) => article.related_href,
  },
  ArticlePart: { __resolveType: (part) => (part.kind === 'text' ? 'ArticleText' : 'ProductRail') },
  ProductRail: { heading: (rail) => ('title' in rail ? rail.title : rail.heading) },
}
