import { useLoaderData, useLocation } from 'react-router-dom'
import type { CardsPageQuery } from '../../../graphql/generated/graphql.ts'
import { GridSection } from '../../components/grid-section.tsx'
import { PageBlocks } from '../../components/page-blocks.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { ProductRow } from '../../components/product-row.tsx'
import { SortLinks } from '../../components/sort-links.tsx'
import { Pages } from '../listing/pages.tsx'
import { listingHref, readSort } from '../listing/sort.ts'
import { NotFound } from '../not-found/not-found-page.tsx'

/** Cards with words inside, and cards with money on. */
export function CardsPage() {
  const { data } = useLoaderData() as { data: CardsPageQuery }
  const { pathname, search } = useLocation()
  const { page, listing, giftCards, earliestDelivery } = data
  if (!page || !listing || listing.pagination.page > listing.pagination.totalPages) return <NotFound />
  const sort = readSort(new URLSearchParams(search))
  // The whole shelf stands above them.
  const blocks = page.blocks.filter((block) => block.__typename !== 'ProductRail')
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <GridSection
        heading={`${listing.pagination.total} drawings to choose from`}
        aside={<SortLinks pathname={pathname} sort={sort} />}
      >
        <ProductGrid products={listing.list} earliest={earliestDelivery} />
        <Pages pagination={listing.pagination} href={(number) => listingHref(pathname, sort, number)} />
      </GridSection>
      {giftCards && giftCards.length > 0 && (
        <GridSection heading="Gift cards">
          <ProductRow products={giftCards} earliest={earliestDelivery} label="Gift cards" />
        </GridSection>
      )}
      <PageBlocks blocks={blocks} earliest={earliestDelivery} />
    </>
  )
}
