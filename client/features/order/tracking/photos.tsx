import { londonDate, londonTime } from '../../../data/clock.ts'
import { shortDay } from '../../../data/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './photos.module.css'
import type { TrackedOrder } from './tracked-order.ts'

const SLOTS = [
  {
    photographer: 'FLORIST',
    title: 'From the workbench',
    to: 'The florist sends a picture here once the bouquet is tied.',
  },
  {
    photographer: 'COURIER',
    title: 'At the door',
    to: 'The courier sends one when the flowers are handed over.',
  },
] as const

/** A place for each picture there will be of the flowers. */
export function Photos({ photos }: { photos: TrackedOrder['photos'] }) {
  return (
    <section className={styles.photos} aria-labelledby="photos-title">
      <h2 id="photos-title">Pictures of your flowers</h2>
      <div className={styles.slots}>
        {SLOTS.map(({ photographer, title, to }) => {
          const photo = photos.find((entry) => entry.photographer === photographer)
          return (
            <figure key={photographer} className={styles.slot}>
              {photo ? (
                <a href={photo.url}>
                  <img
                    src={photo.url}
                    width={photo.width}
                    height={photo.height}
                    alt={`The flowers: ${title.toLowerCase()}`}
                  />
                </a>
              ) : (
                <p className={styles.empty}>
                  <Icon name="camera" size={28} />
                  <span>{to}</span>
                </p>
              )}
              <figcaption>
                {title}
                {photo && (
                  <time dateTime={photo.at}>
                    {' '}
                    · {shortDay(londonDate(Date.parse(photo.at)))}, {londonTime(photo.at)}
                  </time>
                )}
              </figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}
