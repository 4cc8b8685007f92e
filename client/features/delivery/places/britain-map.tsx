import type { DeliveryPageQuery } from '../../../../graphql/generated/graphql.ts'
import { roomFor } from '../map/labels.ts'
import { Link } from '../../../ui/link.tsx'
import styles from '../map/map.module.css'
import { BRITAIN } from '../map/outlines.ts'
import { pathThrough, projectionOf } from '../map/projection.ts'
import { TileMap } from '../map/tile-map.tsx'

type City = NonNullable<DeliveryPageQuery['deliveryCities']>[number]

const WIDTH = 480
const LETTERS = 15
/** How far the zone of the same day reaches around London, km. */
const LONDON_REACH = 26

/** Where we go, drawn: London the same day, the rest the next. The list of cities on the page says the same. */
export function BritainMap({ cities }: { cities: City[] }) {
  const map = projectionOf(BRITAIN, WIDTH, 12)
  const labels = cities.map((city) => {
    const { x, y } = map.at(city)
    return { x, y: y - 12, text: city.name, city }
  })
  const shown = roomFor(labels, LETTERS)
  const london = cities.find((city) => city.zone === 'london')
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        <path className={styles.land} d={pathThrough(BRITAIN.map(map.at))} />
        {london && (
          <circle
            className={styles.sameDay}
            cx={map.at(london).x}
            cy={map.at(london).y}
            r={map.length(LONDON_REACH)}
          />
        )}
        {labels.map((label) => {
          const { x, y } = map.at(label.city)
          return (
            <Link key={label.city.slug} to={`/delivery/${label.city.slug}`} tabIndex={-1}>
              <title>{label.text}</title>
              <circle className={styles.reach} cx={x} cy={y} r={11} />
              <circle className={styles.dot} cx={x} cy={y} r={label.city === london ? 5 : 3.2} />
              {shown.has(label) && (
                <text x={label.x} y={label.y} fontSize={LETTERS}>
                  {label.text}
                </text>
              )}
            </Link>
          )
        })}
      </svg>
      <TileMap
        spots={cities.map((city) => ({ ...city, title: city.name, href: `/delivery/${city.slug}` }))}
      />
      <figcaption>
        <span className={styles.keySame} /> same day <span className={styles.keyNext} /> next day
      </figcaption>
    </figure>
  )
}
