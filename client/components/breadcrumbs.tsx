import { Link } from 'react-router-dom'
import type { CollectionNav_CollectionFragment } from '../../graphql/generated/graphql.ts'
import styles from './breadcrumbs.module.css'

/** The way here from the main page. */
export function Breadcrumbs({
  parents,
  current,
}: {
  parents: CollectionNav_CollectionFragment[]
  current: string
}) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol>
        <li>
          <Link to="/">Main</Link>
        </li>
        {parents.map((parent) => (
          <li key={parent.slug}>
            <Link to={`/${parent.type.toLowerCase()}/${parent.slug}`}>{parent.title}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
