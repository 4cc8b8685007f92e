import { Link, useLoaderData } from 'react-router-dom'
import type { AllGiftsPageQuery } from '../../../graphql/generated/graphql.ts'
import { GridSection } from '../../components/grid-section.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProductRow } from '../../components/product-row.tsx'
import { collectionHref } from '../../routing/collection-href.ts'
import { NotFound } from '../not-found/not-found-page.tsx'

/** Presents, shelf by shelf. */
export function AllGiftsPage() {
  const { data } = useLoaderData() as { data: AllGiftsPageQuery }
  const { allGifts, earliestDelivery } = data
  if (!allGifts) return <NotFound />
  const { seo, shelves } = allGifts
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
    </>
  )
}
