import type { DeliveryPlacePageQuery } from '../../../../graphql/generated/graphql.ts'
import { cellsOf, usualReach } from '../map/cells.ts'
import { roomFor } from '../map/labels.ts'
import { Link } from '../../../ui/link.tsx'
import styles from '../map/map.module.css'
import { BRITAIN, THAMES } from '../map/outlines.ts'
import { pathThrough, projectionOf } from '../map/projection.ts'
import { TileMap } from '../map/tile-map.tsx'

type Place = NonNullable<DeliveryPlacePageQuery['deliveryPlace']>

const WIDTH = 640
const LETTERS = 18

/** A city with its districts, or a district or town among its neighbours, drawn from where their middles are. */
export function PlaceMap({ place }: { place: Place }) {
  const around = place.districts.length ? place.districts : place.nearby
  const own = place.districts.length ? [] : [{ ...place.centre, title: place.name, href: '' }]
  const sites = [...own, ...around]
  const map = projectionOf(sites, WIDTH, 70)
  const spots = sites.map(map.at)
  const isTown = place.districts.length === 0 && place.district === null
  const reach = isTown ? map.length(place.radiusKm) : usualReach(spots) * 1.5
  const cells = isTown ? [] : cellsOf(spots, reach)
  const labels = sites.map((site, index) => ({
    ...(spots[index] as (typeof spots)[number]),
    text: site.title,
  }))
  const shown = roomFor(labels, LETTERS)
  const river = place.zone === 'london' ? THAMES.map(map.at) : []
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        {isTown && <path className={styles.land} d={pathThrough(BRITAIN.map(map.at))} />}
        {sites.map((site, index) => {
          const spot = spots[index]
          const cell = cells[index]
          if (!spot) return null
          const shape = cell ? (
            <path d={pathThrough(cell)} className={styles.cell} data-own={site.href === ''} />
          ) : site.href === '' ? (
            <circle cx={spot.x} cy={spot.y} r={reach} className={styles.cell} data-own />
          ) : (
            <circle cx={spot.x} cy={spot.y} r={5} className={styles.dot} />
          )
          return site.href ? (
            <Link key={site.title} to={site.href} tabIndex={-1}>
              <title>{site.title}</title>
              {shape}
            </Link>
          ) : (
            <g key={site.title}>{shape}</g>
          )
        })}
        {river.length > 0 && <path d={pathThrough(river, false)} className={styles.river} />}
        {labels.map(
          (label) =>
            shown.has(label) && (
              <text key={label.text} x={label.x} y={label.y + (isTown ? -10 : 4)} fontSize={LETTERS}>
                {label.text}
              </text>
            ),
        )}
      </svg>
      <TileMap spots={sites} />
    </figure>
  )
}
