import { useLoaderData } from 'react-router-dom'
import type { PromotionsPageQuery } from '../../../graphql/generated/graphql.ts'
import type { Answer } from '../../data/graphql/answer.ts'
import { DeferredBlock } from '../../ui/deferred-block.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PageBlocks } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import styles from './promotions-page.module.css'
import { untilWords } from './until-words.ts'

/** What is on, each with a large picture. */
export function PromotionsPage() {
  const { data, deferred } = useLoaderData() as Answer<PromotionsPageQuery>
  const { page, promotions } = data
  if (!page) return <NotFound />
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <DeferredBlock
        field="promotions"
        value={promotions}
        deferred={deferred}
        fallback={<p role="status">One moment…</p>}
      >
        {(promotions) => (
          <ul className={styles.list}>
            {promotions.map((promotion, index) => (
              <li key={promotion.id}>
                <Link to={`/promotions/${promotion.id}`} tabIndex={-1} aria-hidden="true">
                  <Picture
                    image={promotion.image}
                    sizes="(min-width: 860px) 620px, 100vw"
                    eager={index === 0}
                    decorative
                  />
                </Link>
                <div>
                  <p className="eyebrow">{untilWords(promotion.endsOn)}</p>
                  <h2>
                    <Link to={`/promotions/${promotion.id}`}>{promotion.title}</Link>
                  </h2>
                  <p>{promotion.lead}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </DeferredBlock>
      <PageBlocks blocks={page.blocks} />
    </>
  )
}
