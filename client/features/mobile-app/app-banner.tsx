import type { AppBanner_DownloadFragment } from '../../../graphql/generated/graphql.ts'
import { useFlag } from '../../data/flags.ts'
import styles from './app-banner.module.css'
import { AppLinks } from './app-links.tsx'

/** The app, offered in a quiet band; to those in the test `download_mobile_app` with all that speaks for it. */
export function AppBanner({ download }: { download: AppBanner_DownloadFragment }) {
  const strong = useFlag('download_mobile_app')
  return (
    <section id="app-download" className={styles.banner} data-strong={strong}>
      <div className={styles.words}>
        <h2>{download.heading}</h2>
        <p>{download.text}</p>
        {strong && (
          <ul>
            {download.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <AppLinks links={download.links} />
    </section>
  )
}
