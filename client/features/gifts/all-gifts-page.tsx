import { useLoaderData, useLocation } from 'react-router-dom'
import type { AllGiftsPageQuery } from '../../../graphql/generated/graphql.ts'
import { collectionHref } from '../../data/paths/collection-href.ts'
import { GridSection } from '../../ui/layout/grid-section.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Listing, isAtBeginning, isThere, readView } from '../catalogue/index.ts'
import { PageBlocks } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import { ProductRow } from '../product-card/index.ts'
import { Link } from '../../ui/link.tsx'

/** Presents, shelf by shelf, and then all of them to be narrowed down. */
export function AllGiftsPage() {
  const { data } = useLoaderData() as { data: AllGiftsPageQuery }
  const { search } = useLocation()
  const { allGifts, listing, page, earliestDelivery } = data
  if (!allGifts || !isThere(listing)) return <NotFound />
  const { seo } = allGifts
  const view = readView(new URLSearchParams(search))
  const shelves = isAtBeginning(view) ? allGifts.shelves : []
  return (
    <>
      <PageHead heading={seo.heading} lead={seo.text} />
      {shelves.map(({ collection, list }, index) => {
        const href = collectionHref(collection)
        return (
          <GridSection
            key={collection.slug}
            heading={collection.title}
            aside={<Link to={href}>See all</Link>}
          >
            <ProductRow
              products={list}
              earliest={earliestDelivery}
              label={collection.title}
              more={{ href, text: `All ${collection.title.toLowerCase()}` }}
              eager={index === 0}
            />
          </GridSection>
        )
      })}
      <GridSection heading="All of it">
        <Listing listing={listing} earliest={earliestDelivery} />
      </GridSection>
      {page && <PageBlocks blocks={page.blocks} earliest={earliestDelivery} />}
    </>
  )
}
