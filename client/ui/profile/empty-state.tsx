import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import styles from './profile.module.css'

type Props = { children: ReactNode; href: string; button: string }

/** What a page shows that has nothing to show yet: what would be here, and how to get there. */
export function EmptyState({ children, href, button }: Props) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      <p>
        <Link to={href} className="button">
          {button}
        </Link>
      </p>
    </div>
  )
}
