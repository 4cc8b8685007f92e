import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { ListingPageQuery } from '../../../graphql/generated/graphql.ts'
import { CollectionNav } from '../../components/collection-nav.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { NotFound } from '../not-found/not-found-page.tsx'
import styles from './listing-page.module.css'
import { Pages } from './pages.tsx'
import { SORTS, listingHref, readSort } from './sort.ts'
import type { Sort } from './sort.ts'

export function ListingPage() {
  const { data } = useLoaderData() as { data: ListingPageQuery }
  const { pathname, search } = useLocation()
  const { listing, earliestDelivery } = data
  if (!listing || listing.pagination.page > listing.pagination.totalPages) return <NotFound />
  const { collection, list, pagination } = listing
  const sort = readSort(new URLSearchParams(search))
  const family = collection.children.length ? collection.children : collection.siblings
  return (
    <>
      <header className={styles.head}>
        <h1>{collection.heading}</h1>
        <p>{collection.description}</p>
      </header>
      <CollectionNav collections={family} current={collection.slug} />
      <div className={styles.bar}>
        <p>
          {pagination.total} {pagination.total === 1 ? 'thing' : 'things'} to send
        </p>
        <SortField pathname={pathname} sort={sort} />
      </div>
      {list.length === 0 ? (
        <p className={styles.empty}>
          There is nothing here just now. <Link to="/category/flowers">See all flowers</Link>
        </p>
      ) : (
        <ProductGrid products={list} earliest={earliestDelivery} />
      )}
      <Pages pagination={pagination} href={(page) => listingHref(pathname, sort, page)} />
    </>
  )
}

/** Links in a fold-out: sorting is an address, and works without JavaScript. */
function SortField({ pathname, sort }: { pathname: string; sort: Sort }) {
  return (
    <details className={styles.sort} key={`${sort.orderBy} ${sort.orderDirection}`}>
      <summary>
        Sorted by <strong>{titleOf(sort)}</strong>
      </summary>
      <ul>
        {SORTS.map((option) => (
          <li key={option.title}>
            <Link
              to={listingHref(pathname, option)}
              preventScrollReset
              aria-current={titleOf(sort) === option.title ? 'true' : undefined}
            >
              {option.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function titleOf(sort: Sort): string {
  const found = SORTS.find(
    (option) => option.orderBy === sort.orderBy && option.orderDirection === sort.orderDirection,
  )
  return (
    found?.title ?? `${sort.orderBy.toLowerCase()}, ${sort.orderDirection === 'ASC' ? 'least' : 'most'} first`
  )
}
