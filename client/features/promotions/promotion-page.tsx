import { useLoaderData } from 'react-router-dom'
import type { PromotionPageQuery } from '../../../graphql/generated/graphql.ts'
import { GridSection } from '../../ui/layout/grid-section.tsx'
import { MoreLink } from '../../ui/layout/more-link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/layout/rich-text.tsx'
import { Listing, isThere } from '../catalogue/index.ts'
import { NotFound } from '../not-found/index.ts'
import { untilWords } from './until-words.ts'
import { Link } from '../../ui/link.tsx'

/** A promotion: its rules, and everything it holds for. */
export function PromotionPage() {
  const { data } = useLoaderData() as { data: PromotionPageQuery }
  const { promotion: found, earliestDelivery } = data
  if (!isThere(found)) return <NotFound />
  const { promotion, list, pageInfo, facets } = found
  return (
    <>
      <PageHead heading={promotion.title} lead={promotion.lead} image={promotion.image}>
        <p className="eyebrow">{untilWords(promotion.endsOn)}</p>
      </PageHead>
      <GridSection heading="What it holds for">
        <Listing
          listing={{ list, pageInfo, facets }}
          earliest={earliestDelivery}
          more={(href) => (
            <MoreLink pageInfo={pageInfo} href={href}>
              Show more offers
            </MoreLink>
          )}
        />
      </GridSection>
      <GridSection heading="The rules">
        <RichText html={promotion.rulesHtml} />
        <p>
          <Link to="/promotion-rules">Rules for all promotions</Link>
        </p>
      </GridSection>
    </>
  )
}
