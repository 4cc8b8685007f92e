import { Link } from '../link.tsx'
import styles from './breadcrumbs.module.css'

/** The way here from the main page. */
export function Breadcrumbs({ crumbs }: { crumbs: { title: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {crumbs.map(({ title, href }) =>
          href ? (
            <li key={href}>
              <Link to={href}>{title}</Link>
            </li>
          ) : (
            <li key={title} aria-current="page">
              {title}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
