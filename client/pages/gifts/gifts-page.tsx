import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { GiftsPageQuery } from '../../../graphql/generated/graphql.ts'
import { GridSection } from '../../components/grid-section.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { ProductRow } from '../../components/product-row.tsx'
import { Questions } from '../../components/questions.tsx'
import { SortLinks } from '../../components/sort-links.tsx'
import { Pages } from '../listing/pages.tsx'
import { listingHref, readSort } from '../listing/sort.ts'
import { NotFound } from '../not-found/not-found-page.tsx'

/** Presents: those sent along most, then all of them, page by page. */
export function GiftsPage() {
  const { data } = useLoaderData() as { data: GiftsPageQuery }
  const { pathname, search } = useLocation()
  const { gifts, earliestDelivery } = data
  if (!gifts || gifts.pagination.page > gifts.pagination.totalPages) return <NotFound />
  const { seo, main, list, pagination, faq } = gifts
  const sort = readSort(new URLSearchParams(search))
  return (
    <>
      <PageHead heading={seo.heading} lead={seo.text}>
        <p>
          <Link to="/all-gifts">Every shelf</Link> · <Link to="/cards">Greeting cards</Link>
        </p>
      </PageHead>
      {pagination.page === 1 && main.length > 0 && (
        <GridSection heading="Sent along most">
          <ProductRow products={main} earliest={earliestDelivery} label="Sent along most" eager />
        </GridSection>
      )}
      <GridSection
        heading={`All ${pagination.total} presents`}
        aside={<SortLinks pathname={pathname} sort={sort} />}
      >
        <ProductGrid products={list} earliest={earliestDelivery} />
        <Pages pagination={pagination} href={(page) => listingHref(pathname, sort, page)} />
      </GridSection>
      {faq.length > 0 && (
        <GridSection heading="Often asked">
          <Questions questions={faq} />
        </GridSection>
      )}
    </>
  )
}
