import { Link } from 'react-router-dom'
import { SORTS, listingHref } from '../pages/listing/sort.ts'
import type { Sort } from '../pages/listing/sort.ts'
import styles from './sort-links.module.css'

/** The ways to sort as links: sorting is an address, and works without JavaScript. */
export function SortLinks({ pathname, sort }: { pathname: string; sort: Sort }) {
  return (
    <nav aria-label="Sorted by" className={styles.sorts}>
      <ul>
        {SORTS.map((option) => {
          const current = option.orderBy === sort.orderBy && option.orderDirection === sort.orderDirection
          return (
            <li key={option.title}>
              <Link
                to={listingHref(pathname, option)}
                preventScrollReset
                aria-current={current ? 'true' : undefined}
              >
                {option.title}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
