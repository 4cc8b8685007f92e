import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import styles from './more-link.module.css'

type Props = {
  pageInfo: { page: number; totalPages: number }
  /** The address of a single page. */
  href: (page: number) => string
  children: ReactNode
}

/**
 * Adds the next page below those on show: the address says so (`concat=1`), so Back, a reload and a browser without
 * JavaScript show the same.
 */
export function MoreLink({ pageInfo: { page, totalPages }, href, children }: Props) {
  if (page >= totalPages) return null
  return (
    <p className={styles.more}>
      <Link to={withConcat(href(page + 1))} className="button quiet" preventScrollReset rel="nofollow">
        {children}
      </Link>
    </p>
  )
}

function withConcat(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}concat=1`
}
