export type Place = { latitude: number; longitude: number }
export type Spot = { x: number; y: number }

export type Projection = {
  width: number
  height: number
  /** Where a place lies in the picture. */
  at: (place: Place) => Spot
  /** Kilometres as units of the picture. */
  length: (kilometres: number) => number
}

const KM_A_DEGREE = 111.32

/** A picture `width` wide of all that lies within the places, with `margin` around it, north at the top. */
export function projectionOf(places: Place[], width: number, margin: number): Projection {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  // Over Britain the earth may be taken for flat; a degree of longitude is shorter there than one of latitude.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = (width - 2 * margin) / Math.max((east - west) * shrink, (north - south) * 0.6, 0.01)
  const left = (width - (east - west) * shrink * scale) / 2
  return {
    width,
    height: Math.round((north - south) * scale + 2 * margin),
    at: ({ latitude, longitude }) => ({
      x: left + (longitude - west) * shrink * scale,
      y: margin + (north - latitude) * scale,
    }),
    length: (kilometres) => (kilometres / KM_A_DEGREE) * scale,
  }
}

/** A picture of a given size with a place in its middle, so many kilometres from side to side, north at the top. */
export function viewAround(
  middle: Place,
  { width, height, kilometres }: { width: number; height: number; kilometres: number },
): Projection {
  const scale = width / kilometres
  const shrink = Math.cos((middle.latitude * Math.PI) / 180)
  return {
    width,
    height,
    at: ({ latitude, longitude }) => ({
      x: width / 2 + (longitude - middle.longitude) * shrink * KM_A_DEGREE * scale,
      y: height / 2 + (middle.latitude - latitude) * KM_A_DEGREE * scale,
    }),
    length: (long) => long * scale,
  }
}

/** A path through spots, for an SVG. */
export function pathThrough(spots: Spot[], closed = true): string {
  const steps = spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${steps.join('L')}${closed ? 'Z' : ''}`
}
