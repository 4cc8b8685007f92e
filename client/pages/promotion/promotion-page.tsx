import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { PromotionPageQuery } from '../../../graphql/generated/graphql.ts'
import { GridSection } from '../../components/grid-section.tsx'
import { MoreLink } from '../../components/more-link.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { SortLinks } from '../../components/sort-links.tsx'
import { Pages } from '../listing/pages.tsx'
import { listingHref, readSort } from '../listing/sort.ts'
import { NotFound } from '../not-found/not-found-page.tsx'
import { untilWords } from '../promotions/until-words.ts'

/** A promotion: its rules, and everything it holds for. */
export function PromotionPage() {
  const { data } = useLoaderData() as { data: PromotionPageQuery }
  const { pathname, search } = useLocation()
  const { promotion: found, earliestDelivery } = data
  if (!found || found.pagination.page > found.pagination.totalPages) return <NotFound />
  const { promotion, offers, pagination } = found
  const sort = readSort(new URLSearchParams(search))
  const href = (page: number) => listingHref(pathname, sort, page)
  return (
    <>
      <PageHead heading={promotion.title} lead={promotion.lead} image={promotion.image}>
        <p className="eyebrow">{untilWords(promotion.endsOn)}</p>
      </PageHead>
      <GridSection
        heading={pagination.total === 1 ? 'One offer' : `${pagination.total} offers`}
        aside={<SortLinks pathname={pathname} sort={sort} />}
      >
        <ProductGrid products={offers} earliest={earliestDelivery} />
        <MoreLink pagination={pagination} href={href}>
          Show more offers
        </MoreLink>
        <Pages pagination={pagination} href={href} />
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
