import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { ListingPageQuery } from '../../../graphql/generated/graphql.ts'
import { CollectionNav } from '../../components/collection-nav.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { NotFound } from '../not-found/not-found-page.tsx'
import { Filters } from './filters.tsx'
import styles from './listing-page.module.css'
import { Pages } from './pages.tsx'
import { ShowMore } from './show-more.tsx'
import { SORTS } from './sort.ts'
import type { Sort } from './sort.ts'
import { MOST_TOGETHER, changed, countFilters, readView, viewHref, withoutFilters } from './view.ts'
import type { ListingView } from './view.ts'

export function ListingPage() {
  const { data } = useLoaderData() as { data: ListingPageQuery }
  const { pathname, search } = useLocation()
  const { listing, earliestDelivery } = data
  if (!listing || listing.pagination.page > listing.pagination.totalPages) return <NotFound />
  const { collection, list, pagination, facets } = listing
  const view = readView(new URLSearchParams(search))
  const href = (change: Partial<ListingView>) => viewHref(pathname, changed(view, change))
  const family = collection.children.length ? collection.children : collection.siblings
  return (
    <>
      <header className={styles.head}>
        <h1>{collection.heading}</h1>
        <p>{collection.description}</p>
      </header>
      <CollectionNav collections={family} current={collection.slug} />
      <div className={styles.bar}>
        <p role="status">{totalInWords(pagination)}</p>
        <SortField href={(sort) => href({ sort })} sort={view.sort} />
      </div>
      <Filters facets={facets} view={view} pathname={pathname} />
      {list.length === 0 ? (
        <Empty filtered={countFilters(view) > 0} all={viewHref(pathname, withoutFilters(view))} />
      ) : (
        <ProductGrid products={list} earliest={earliestDelivery} heading={collection.title} />
      )}
      {view.page - view.from + 1 < MOST_TOGETHER && (
        <ShowMore
          pagination={pagination}
          shown={list.length}
          href={href({ from: view.from, page: view.page + 1 })}
        />
      )}
      <Pages pagination={pagination} href={(page) => href({ page, from: page })} />
    </>
  )
}

function totalInWords({ total, isExact }: NonNullable<ListingPageQuery['listing']>['pagination']): string {
  return `${total}${isExact ? '' : '+'} ${total === 1 ? 'thing' : 'things'} to send`
}

function Empty({ filtered, all }: { filtered: boolean; all: string }) {
  return (
    <div className={styles.empty}>
      <p>{filtered ? 'Nothing here is all of that at once.' : 'There is nothing here just now.'}</p>
      <p>
        {filtered ? (
          <Link to={all} className="button">
            Show everything here
          </Link>
        ) : (
          <Link to="/category/flowers" className="button">
            See all flowers
          </Link>
        )}
      </p>
    </div>
  )
}

/** Links in a fold-out: sorting is an address, and works without JavaScript. */
function SortField({ href, sort }: { href: (sort: Sort) => string; sort: Sort }) {
  return (
    <details className={styles.sort} key={`${sort.orderBy} ${sort.orderDirection}`}>
      <summary>
        Sorted by <strong>{titleOf(sort)}</strong>
      </summary>
      <ul>
        {SORTS.map((option) => (
          <li key={option.title}>
            <Link
              to={href(option)}
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
