import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { GiftsPageQuery } from '../../../graphql/generated/graphql.ts'
import { GridSection } from '../../ui/layout/grid-section.tsx'
import { Listing } from '../catalogue/listing.tsx'
import { PageBlocks } from '../content/page-blocks.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { ProductRow } from '../product-card/product-row.tsx'
import { Questions } from '../../ui/layout/questions.tsx'
import { isAtBeginning, isThere, readView } from '../catalogue/listing-view.ts'
import { NotFound } from '../not-found/not-found-page.tsx'

/** Presents: those sent along most, then all of them, page by page. */
export function GiftsPage() {
  const { data } = useLoaderData() as { data: GiftsPageQuery }
  const { search } = useLocation()
  const { gifts, listing, page, earliestDelivery } = data
  if (!gifts || !isThere(listing)) return <NotFound />
  const { seo, main, faq } = gifts
  const view = readView(new URLSearchParams(search))
  return (
    <>
      <PageHead heading={seo.heading} lead={seo.text}>
        <p>
          <Link to="/all-gifts">Every shelf</Link> · <Link to="/cards">Greeting cards</Link>
        </p>
      </PageHead>
      {isAtBeginning(view) && main.length > 0 && (
        <GridSection heading="Sent along most">
          <ProductRow products={main} earliest={earliestDelivery} label="Sent along most" eager />
        </GridSection>
      )}
      <GridSection heading="All presents">
        <Listing listing={listing} earliest={earliestDelivery} />
      </GridSection>
      {faq.length > 0 && (
        <GridSection heading="Often asked">
          <Questions questions={faq} />
        </GridSection>
      )}
      {page && <PageBlocks blocks={page.blocks} earliest={earliestDelivery} />}
    </>
  )
}
