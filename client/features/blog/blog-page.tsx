import { useLoaderData } from 'react-router-dom'
import type { BlogPageQuery } from '../../../graphql/generated/graphql.ts'
import { pageHref } from '../../data/paths/page-href.ts'
import { MoreLink } from '../../ui/layout/more-link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { isThere } from '../catalogue/index.ts'
import { PageBlocks } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import { ArticleCards } from './article-cards.tsx'
import styles from './blog-page.module.css'

const href = (page: number) => pageHref('/blog', page)

/** The journal, newest first. */
export function BlogPage() {
  const { data } = useLoaderData() as { data: BlogPageQuery }
  const { page, articles } = data
  if (!page || !isThere(articles)) return <NotFound />
  const { pageInfo } = articles
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <ArticleCards articles={articles.list} first={pageInfo.page === 1} />
      <MoreLink pageInfo={pageInfo} href={href}>
        Older articles
      </MoreLink>
      <Pagination pageInfo={pageInfo} href={href} />
      <PageBlocks blocks={page.blocks} />
      <p className={styles.feed}>
        <a href="/blog/rss.xml">Subscribe by RSS</a>
      </p>
    </>
  )
}
