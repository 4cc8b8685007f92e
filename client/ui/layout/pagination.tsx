import type { Pagination_PageInfoFragment } from '../../../graphql/generated/graphql.ts'
import { Link } from '../link.tsx'
import styles from './pagination.module.css'

/** How many page numbers are shown at once. */
const BUTTONS = 5

type PageCount = Pick<Pagination_PageInfoFragment, 'page' | 'totalPages'>

/** Links to the other pages of a listing. */
export function Pagination({ pageInfo, href }: { pageInfo: PageCount; href: (page: number) => string }) {
  const { page, totalPages } = pageInfo
  if (totalPages <= 1) return null
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), totalPages - BUTTONS + 1))
  const numbers = Array.from({ length: Math.min(BUTTONS, totalPages) }, (_, index) => first + index)
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={href(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      {page < totalPages && (
        <Link to={href(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
