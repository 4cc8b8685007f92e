import { useLoaderData, useLocation } from 'react-router-dom'
import type { GiftsPageQuery } from '../../../graphql/generated/graphql.ts'
import { Faq } from '../../ui/layout/faq.tsx'
import { GridSection } from '../../ui/layout/grid-section.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Listing, isAtBeginning, isThere, readView } from '../catalogue/index.ts'
import { PageBlocks } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import { ProductRow } from '../product-card/index.ts'
import { Link } from '../../ui/link.tsx'

/** Presents: those sent along most, then all of them, page by page. */
export function GiftsPage() {
  const { data } = useLoaderData() as { data: GiftsPageQuery }
  const { search } = useLocation()
  const { gifts, listing, page, earliestDelivery } = data
  if (!gifts || !isThere(listing)) return <NotFound />
  const { seo, popular, faq } = gifts
  const view = readView(new URLSearchParams(search))
  return (
    <>
      <PageHead heading={seo.heading} lead={seo.text}>
        <p>
          <Link to="/all-gifts">Every shelf</Link> · <Link to="/cards">Greeting cards</Link>
        </p>
      </PageHead>
      {isAtBeginning(view) && popular.length > 0 && (
        <GridSection heading="Sent along most">
          <ProductRow products={popular} earliest={earliestDelivery} label="Sent along most" eager />
        </GridSection>
      )}
      <GridSection heading="All presents">
        <Listing listing={listing} earliest={earliestDelivery} />
      </GridSection>
      {faq.length > 0 && (
        <GridSection heading="Often asked">
          <Faq questions={faq} />
        </GridSection>
      )}
      {page && <PageBlocks blocks={page.blocks} earliest={earliestDelivery} />}
    </>
  )
}
