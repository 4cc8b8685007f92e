import { useMemo } from 'react'
import type { AddressMap_PlaceFragment } from '../../../../graphql/generated/graphql.ts'
import { cellsOf, usualReach } from '../map/cells.ts'
import { halfOf, roomFor } from '../map/labels.ts'
import type { Label } from '../map/labels.ts'
import { THAMES } from '../map/outlines.ts'
import { pathThrough, viewAround } from '../map/projection.ts'
import { TileMap } from '../map/tile-map.tsx'
import styles from './address-map.module.css'

type Point = { latitude: number; longitude: number }
type Props = {
  place: AddressMap_PlaceFragment | null | undefined
  /** The postcode or address that is shown, in words. */
  label: string
  /** Where exactly, if that is known better than the place is. */
  point?: Point | null | undefined
}

const WIDTH = 400
const HEIGHT = 300
const LETTERS = 17
/** What a telephone leaves out at the top and at the bottom: there the map is wider than high. */
const CUT = (HEIGHT - (WIDTH * 9) / 16) / 2
/** Fills its frame, so that names are no smaller than they have to be. */
const FILLS = 'xMidYMid slice'
/** How many kilometres are shown from side to side. */
const ACROSS = { london: 9, uk: 70 }
/** All of London, until there is a postcode. */
const LONDON = { latitude: 51.5, longitude: -0.12 }
const ALL_OF_LONDON_KM = 34
const PIN = { path: 'M0 0C-5 -9 -13 -14 -13 -24A13 13 0 0 1 13 -24C13 -14 5 -9 0 0Z', width: 26, height: 37 }

/** A small map with the address on it. Where it stands beside a form its frame is there from the beginning, so that nothing moves. */
export function AddressMap({ place, label, point }: Props) {
  const spot = point ?? place?.point
  const spots = useMemo(() => (spot ? [{ ...spot, title: label, href: '' }] : []), [spot, label])
  return (
    <figure className={styles.map} data-empty={spot ? undefined : true}>
      <div className={styles.frame}>
        {place && spot ? <Around place={place} spot={spot} label={label} /> : <London />}
        {spots.length > 0 && <TileMap spots={spots} />}
      </div>
      <figcaption>{place && spot && `${label} · ${place.title}`}</figcaption>
    </figure>
  )
}

function London() {
  const view = viewAround(LONDON, { width: WIDTH, height: HEIGHT, kilometres: ALL_OF_LONDON_KM })
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio={FILLS} aria-hidden="true">
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={view.length(15)} className={styles.cell} />
      <path d={pathThrough(THAMES.map(view.at), false)} className={styles.river} />
    </svg>
  )
}

/** Whether no edge cuts a name. */
function isWhole({ x, y, text }: Label): boolean {
  const half = halfOf(text, LETTERS)
  return x > half && x < WIDTH - half && y > CUT + LETTERS && y < HEIGHT - CUT - LETTERS
}

type AroundProps = { place: AddressMap_PlaceFragment; spot: Point; label: string }

function Around({ place, spot, label }: AroundProps) {
  const isLondon = place.zone === 'london'
  const view = viewAround(spot, {
    width: WIDTH,
    height: HEIGHT,
    kilometres: isLondon ? ACROSS.london : ACROSS.uk,
  })
  const middles = place.around.map(view.at)
  const cells = cellsOf(middles, isLondon ? usualReach(middles) * 1.6 : view.length(place.radiusKm))
  const pin = view.at(spot)
  // The pin may stand in the middle of its area, whose name is therefore below it.
  const labels = place.around
    .map(({ title }, index) => ({
      ...(index === 0 ? { x: pin.x, y: pin.y + LETTERS } : (middles[index] as (typeof middles)[number])),
      text: title,
    }))
    .filter(isWhole)
  const { x, y } = pin
  const shown = roomFor(labels, LETTERS, [
    { left: x - PIN.width / 2, right: x + PIN.width / 2, top: y - PIN.height, bottom: y },
  ])
  const neighbours = place.around.slice(1, 4).map(({ title }) => title)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={FILLS}
      role="img"
      aria-label={`Map: ${label} in ${place.title}; nearby are ${neighbours.join(', ')}`}
    >
      {cells.map((cell, index) => (
        <path
          key={place.around[index]?.title}
          d={pathThrough(cell)}
          className={styles.cell}
          data-own={index === 0}
        />
      ))}
      {isLondon && <path d={pathThrough(THAMES.map(view.at), false)} className={styles.river} />}
      {labels
        .filter((entry) => shown.has(entry))
        .map((entry) => (
          <text key={entry.text} x={entry.x} y={entry.y + 4} fontSize={LETTERS}>
            {entry.text}
          </text>
        ))}
      <path d={PIN.path} transform={`translate(${pin.x} ${pin.y})`} className={styles.pin} />
    </svg>
  )
}
