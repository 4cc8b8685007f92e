type Point = { latitude: number; longitude: number }

export const KM_A_DEGREE = 111.32

/** As the crow flies, km; over Britain the earth may be taken for flat. */
export function distance(from: Point, to: Point): number {
  const north = (to.latitude - from.latitude) * KM_A_DEGREE
  const east = (to.longitude - from.longitude) * KM_A_DEGREE * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
