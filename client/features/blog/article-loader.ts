import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ArticlePageQuery } from '../../../graphql/generated/graphql.ts'
import { ArticlePageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import type { Meta } from '../../data/page/meta.ts'
import { sharedPicture } from '../../data/page/meta.ts'
import { article as articleThing } from '../../data/page/structured-data.ts'

/** An article. One that is unknown, or for which there is no answer, is not there. */
export async function articleLoader({ params, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ArticlePageDocument, { slug: params.slug ?? '' })
  const { article } = answer.data
  if (!article) throw new Response('Post not found', { status: 404 })
  return {
    ...answer,
    crumbs: [{ title: 'Blog', href: '/blog' }, { title: article.title }],
    meta: metaOf(article),
  }
}

function metaOf(article: NonNullable<ArticlePageQuery['article']>): Meta {
  const { title, lead, author, slug, publishedOn, updatedOn, topic } = article
  const image = article.image.url
  const facts = { title, lead, author, topic, publishedOn, updatedOn }
  return {
    ...{ title, description: lead, image },
    kind: 'article',
    feed: '/blog/rss.xml',
    things: import.meta.env.SSR
      ? [articleThing({ ...facts, path: `/article/${slug}`, image: sharedPicture({ image }) })]
      : undefined,
  }
}
