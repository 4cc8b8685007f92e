type Point = { latitude: number; longitude: number }

export const KM_PER_DEGREE = 111.32

/** Returns the distance in km. Treats the earth as flat, which is accurate enough within Britain. */
export function distance(from: Point, to: Point): number {
  const north = (to.latitude - from.latitude) * KM_PER_DEGREE
  const east = (to.longitude - from.longitude) * KM_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
