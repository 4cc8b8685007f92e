import { useLoaderData } from 'react-router-dom'
import type { ArticlePageQuery } from '../../../graphql/generated/graphql.ts'
import { GridSection } from '../../ui/layout/grid-section.tsx'
import { RichText } from '../../ui/layout/rich-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ProductRow } from '../product-card/index.ts'
import { ArticleCards } from './article-cards.tsx'
import { ArticleFacts } from './article-facts.tsx'
import styles from './article-page.module.css'

/** Something to read, with the flowers it speaks of. */
export function ArticlePage() {
  const { data } = useLoaderData() as { data: ArticlePageQuery }
  const { article, earliestDelivery } = data
  if (!article) return null
  return (
    <>
      <article className={styles.article}>
        <header>
          <p className="eyebrow">{article.topic}</p>
          <h1>{article.title}</h1>
          <p className={styles.lead}>{article.lead}</p>
          <ArticleFacts article={article} />
        </header>
        <Picture
          image={article.image}
          sizes="(min-width: 1080px) 1080px, 100vw"
          eager
          className={styles.picture}
        />
        {article.parts.map((part, index) =>
          part.__typename === 'ArticleText' ? (
            <div key={index} className={styles.text}>
              <RichText html={part.html} />
            </div>
          ) : (
            <aside key={index} className={styles.rail} aria-label={part.heading}>
              <p className={styles.railHead}>
                <strong>{part.heading}</strong> <Link to={part.href}>See all</Link>
              </p>
              <ProductRow products={part.list} earliest={earliestDelivery} label={part.heading} />
            </aside>
          ),
        )}
      </article>
      {article.related.length > 0 && (
        <GridSection
          heading="Flowers to go with it"
          aside={article.relatedHref ? <Link to={article.relatedHref}>See all</Link> : undefined}
        >
          <ProductRow products={article.related} earliest={earliestDelivery} label="Flowers to go with it" />
        </GridSection>
      )}
      {article.more.length > 0 && (
        <GridSection heading="Read on" aside={<Link to="/blog">All articles</Link>}>
          <ArticleCards articles={article.more} />
        </GridSection>
      )}
    </>
  )
}
