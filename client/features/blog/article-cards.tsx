import type { ArticleCard_ArticleFragment } from '../../../graphql/generated/graphql.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './article-cards.module.css'
import { ArticleFacts } from './article-facts.tsx'

type Props = {
  articles: ArticleCard_ArticleFragment[]
  /** The newest stands first and largest. */
  first?: boolean
}

/** Articles as cards. */
export function ArticleCards({ articles, first = false }: Props) {
  return (
    <ul className={styles.cards} data-first={first}>
      {articles.map((article, index) => (
        <li key={article.slug}>
          <article>
            <Link to={`/article/${article.slug}`} tabIndex={-1} aria-hidden="true">
              <Picture
                image={article.image}
                sizes={
                  first && index === 0
                    ? '(min-width: 860px) 640px, 100vw'
                    : '(min-width: 860px) 340px, (min-width: 600px) 48vw, 100vw'
                }
                eager={first && index === 0}
                decorative
              />
            </Link>
            <div>
              <p className="eyebrow">{article.topic}</p>
              <h2>
                <Link to={`/article/${article.slug}`}>{article.title}</Link>
              </h2>
              <p className={styles.lead}>{article.lead}</p>
              <ArticleFacts article={article} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
