import { circleMarker, latLngBounds, map, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Place } from './projection.ts'

/** The zoom at which streets have names. */
const STREETS = 15

type Spot = Place & { title: string; href: string }

/** Draws a map of tiles with the spots on it. Answers with what takes it away. */
export function drawTiles(
  element: HTMLElement,
  { url, attribution }: { url: string; attribution: string },
  spots: Spot[],
  go: (href: string) => void,
): () => void {
  const bounds = latLngBounds(spots.map(({ latitude, longitude }) => [latitude, longitude]))
  const drawn = map(element, { scrollWheelZoom: false })
  // One spot alone is a door: the streets around it are what is looked for.
  if (spots.length === 1) drawn.setView(bounds.getCenter(), STREETS)
  else drawn.fitBounds(bounds.pad(0.1))
  tileLayer(url, { attribution, maxZoom: 18 }).addTo(drawn)
  for (const { latitude, longitude, title, href } of spots) {
    const marker = circleMarker([latitude, longitude], { radius: 7, color: '#1f4030', fillOpacity: 0.6 })
    marker.bindTooltip(title).addTo(drawn)
    if (href) marker.on('click', () => go(href))
  }
  return () => void drawn.remove()
}
