import type { AppBanner_DownloadFragment } from '../../../graphql/generated/graphql.ts'
import { useDevice } from '../../data/device.ts'
import styles from './app-banner.module.css'

/** The store that belongs to what the visitor holds in their hand. */
const STORE_OF: Record<string, string> = { iOS: 'app-store', macOS: 'app-store', Android: 'google-play' }

/** Where the app is to be had: the visitor's own store first and alone in colour, once it is known. */
export function AppLinks({ links }: { links: AppBanner_DownloadFragment['links'] }) {
  const own = STORE_OF[useDevice()?.os ?? '']
  const sorted = links.toSorted((one, other) => Number(other.store === own) - Number(one.store === own))
  return (
    <p className={styles.links}>
      {sorted.map(({ store, title, href }) => (
        <a
          key={store}
          href={href}
          className={own && store !== own ? 'button quiet' : 'button'}
          data-store={store}
          rel="noopener"
        >
          {title}
        </a>
      ))}
    </p>
  )
}
