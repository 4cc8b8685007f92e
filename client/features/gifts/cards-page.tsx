import { useLoaderData } from 'react-router-dom'
import type { CardsPageQuery } from '../../../graphql/generated/graphql.ts'
import { GridSection } from '../../ui/layout/grid-section.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Listing, isThere } from '../catalogue/index.ts'
import { PageBlocks } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import { ProductRow } from '../product-card/index.ts'

/** Cards with words inside, and cards with money on. */
export function CardsPage() {
  const { data } = useLoaderData() as { data: CardsPageQuery }
  const { page, listing, giftCards, earliestDelivery } = data
  if (!page || !isThere(listing)) return <NotFound />
  // The whole shelf stands above them.
  const blocks = page.blocks.filter((block) => block.__typename !== 'ProductRail')
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <GridSection heading="Drawings to choose from">
        <Listing listing={listing} earliest={earliestDelivery} />
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
