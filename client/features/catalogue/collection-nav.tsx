import type { CollectionNav_CollectionFragment } from '../../../graphql/generated/graphql.ts'
import { collectionHref } from '../../data/paths/collection-href.ts'
import { Link } from '../../ui/link.tsx'
import styles from './collection-nav.module.css'

type Props = { collections: CollectionNav_CollectionFragment[]; current?: string }

/** Listings near the one on show. */
export function CollectionNav({ collections, current }: Props) {
  if (!collections.length) return null
  return (
    <nav aria-label="Nearby categories">
      <ul className={styles.list}>
        {collections.map((collection) => (
          <li key={collection.slug}>
            <Link
              to={collectionHref(collection)}
              aria-current={collection.slug === current ? 'page' : undefined}
            >
              {collection.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
