import { useNavigation } from 'react-router-dom'
import type { Pagination_PaginationFragment } from '../../../graphql/generated/graphql.ts'
import { Link } from '../link.tsx'
import styles from './show-more.module.css'

type Props = {
  pagination: Pagination_PaginationFragment
  shown: number
  href: string
}

/** Adds the next page below this one; the address says from where to where, so that a reload shows the same. */
export function ShowMore({ pagination, shown, href }: Props) {
  const { state } = useNavigation()
  if (pagination.page >= pagination.totalPages) return null
  return (
    <p className={styles.more}>
      <Link
        to={href}
        className="button quiet"
        preventScrollReset
        rel="nofollow"
        aria-disabled={state !== 'idle'}
      >
        Show more
      </Link>
      <span role="status">
        {shown} of {pagination.total}
        {pagination.isExact ? '' : '+'} shown
      </span>
    </p>
  )
}
