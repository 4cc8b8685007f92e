import { useNavigation } from 'react-router-dom'
import type { Pagination_PageInfoFragment } from '../../../graphql/generated/graphql.ts'
import { Link } from '../link.tsx'
import styles from './show-more.module.css'

type Props = {
  pageInfo: Pagination_PageInfoFragment
  shown: number
  href: string
}

/** Adds the next page below this one; the address says from where to where, so that a reload shows the same. */
export function ShowMore({ pageInfo, shown, href }: Props) {
  const { state } = useNavigation()
  if (pageInfo.page >= pageInfo.totalPages) return null
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
        {shown} of {pageInfo.total}
        {pageInfo.isExact ? '' : '+'} shown
      </span>
    </p>
  )
}
