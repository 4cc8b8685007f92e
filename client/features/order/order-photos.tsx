import type { OrderPhotos_PhotoFragment, Picture_ImageFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate, londonTime } from '../../data/clock.ts'
import { shortDay } from '../../data/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './order-photos.module.css'

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

type Photo = OrderPhotos_PhotoFragment
type Props = {
  photos: Photo[]
  /** The picture of what was ordered, until there is one of the flowers themselves. */
  drawn?: Picture_ImageFragment | undefined
  /** Whether more may come; a place is kept for them. */
  areAwaited: boolean
}

/** The pictures of the flowers, with a place for those to come; before the first, what was ordered, and when they come. */
export function OrderPhotos({ photos, drawn, areAwaited }: Props) {
  const isDrawn = drawn && !photos.length
  return (
    <section className={styles.photos} aria-labelledby="photos-title">
      <h2 id="photos-title">{isDrawn ? 'Your flowers, as you chose them' : 'Pictures of your flowers'}</h2>
      {isDrawn ? (
        <div className={styles.drawn}>
          <Picture image={drawn} sizes="(min-width: 960px) 26rem, 100vw" eager />
          {areAwaited && (
            <ul>
              {SLOTS.map(({ photographer, to }) => (
                <li key={photographer}>
                  <Icon name="camera" />
                  {to}
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <div className={styles.slots}>
          {SLOTS.map((slot) => {
            const photo = photos.find(({ photographer }) => photographer === slot.photographer)
            return (photo ?? areAwaited) && <Slot key={slot.photographer} {...slot} photo={photo} />
          })}
        </div>
      )}
    </section>
  )
}

function Slot({ title, to, photo }: { title: string; to: string; photo: Photo | undefined }) {
  return (
    <figure className={styles.slot}>
      {photo ? (
        <a href={photo.url}>
          <img
            src={photo.url}
            width={photo.width}
            height={photo.height}
            loading="lazy"
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
}
