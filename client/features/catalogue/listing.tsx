import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type {
  DeliveryPromise_EarliestFragment,
  Listing_ListingFragment,
  Pagination_PageInfoFragment,
} from '../../../graphql/generated/graphql.ts'
import { useDestination } from '../../data/browser/destination.ts'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { ShowMore } from '../../ui/layout/show-more.tsx'
import { DeliverTo, isSameDayOnly } from '../destination/index.ts'
import { ProductGrid } from '../product-card/index.ts'
import { Filters } from './filters.tsx'
import type { ListingView } from './listing-view.ts'
import { MOST_TOGETHER, changed, countFilters, readView, viewHref, withoutFilters } from './listing-view.ts'
import { Link } from '../../ui/link.tsx'
import styles from './listing.module.css'
import type { Sort } from './sort.ts'
import { OFFERED_SORTS, titleOf } from './sort.ts'

type Props = {
  listing: Pick<Listing_ListingFragment, 'list' | 'pageInfo'> & {
    facets: Listing_ListingFragment['facets'] | null
  }
  /** Its address without the view; the path of the page by default. */
  path?: string
  earliest: DeliveryPromise_EarliestFragment | null | undefined
  /** Read out above the products where there is no heading to be seen. */
  heading?: string
  /** The cards stand for the variant that was asked for, rather than for a product with its choices. */
  opensVariant?: boolean
  /** What adds the next page, where that is not `?from=`; given the address of a page. */
  more?: (href: (page: number) => string) => ReactNode
}

/**
 * Products with where and when they are to arrive, with sorting, and with filters beside them; on narrow screens all three stand in one
 * row, which stays in sight. The address holds the whole state of filters and sorting.
 */
export function Listing({ listing, path, earliest, heading, more, opensVariant = false }: Props) {
  const { list: products, pageInfo, facets } = listing
  const { pathname: ownPath, search } = useLocation()
  const pathname = path ?? ownPath
  const view = readView(new URLSearchParams(search))
  const href = (change: Partial<ListingView>) => viewHref(pathname, changed(view, change))
  const pageHref = (page: number) => href({ page, from: page })
  const navigate = useNavigate()
  const destination = useDestination()
  const canNarrow = facets !== null && !view.sameDay
  const inTime = href({ sameDay: true })
  return (
    <div className={styles.found} data-facets={facets ? true : undefined}>
      <div className={styles.bar}>
        {facets && (
          <Filters
            facets={facets}
            view={view}
            pathname={pathname}
            found={products.length ? countInWords(pageInfo) : null}
          />
        )}
        <div className={styles.view}>
          <p role="status" className={styles.total}>
            {countInWords(pageInfo)}
          </p>
          <div className={styles.where}>
            <DeliverTo
              earliest={earliest}
              sameDay
              question="Where and when should they arrive?"
              isInRow
              onDay={(date) => {
                if (canNarrow && isSameDayOnly(destination && { ...destination, date }, earliest))
                  void navigate(inTime, { preventScrollReset: true })
              }}
            />
            {canNarrow && isSameDayOnly(destination, earliest) && (
              <Link to={inTime} preventScrollReset rel="nofollow">
                Only what can arrive then
              </Link>
            )}
          </div>
          <SortField href={(sort) => href({ sort })} sort={view.sort} />
        </div>
      </div>
      {products.length === 0 ? (
        <Empty filtered={countFilters(view) > 0} all={viewHref(pathname, withoutFilters(view))} />
      ) : (
        <ProductGrid
          products={products}
          earliest={earliest}
          isBesideFilters={facets !== null}
          opensVariant={opensVariant || view.chosen.colour.length > 0}
          {...(heading && { heading })}
        />
      )}
      {more?.(pageHref)}
      {!more && view.page - view.from + 1 < MOST_TOGETHER && (
        <ShowMore
          pageInfo={pageInfo}
          shown={products.length}
          href={href({ from: view.from, page: view.page + 1 })}
        />
      )}
      <Pagination pageInfo={pageInfo} href={pageHref} />
    </div>
  )
}

function countInWords({ total, isExact }: Pagination_PageInfoFragment): string {
  return `${total}${isExact ? '' : '+'} ${total === 1 ? 'product' : 'products'}`
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
    <details className={styles.sort} key={`${sort.sortBy} ${sort.sortDirection}`}>
      <summary>
        <span className={styles.sortedBy}>Sorted by</span> <strong>{titleOf(sort)}</strong>
      </summary>
      <ul>
        {OFFERED_SORTS.map((option) => (
          <li key={option.title}>
            <Link
              to={href(option)}
              preventScrollReset
              rel="nofollow"
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
