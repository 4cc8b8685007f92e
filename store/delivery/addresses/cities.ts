import { asc } from 'drizzle-orm'
import type { City } from '../../../contract/layout.ts'
import { city, district } from '../../db/schema.ts'
import type { Context } from '../../kernel/index.ts'

/** Returns the cities with their districts, London first. */
export async function getCities(ctx: Context): Promise<City[]> {
  const [cities, districts] = await Promise.all([
    ctx.db.select().from(city).orderBy(asc(city.position)),
    ctx.db.select().from(district).orderBy(asc(district.position)),
  ])
  return cities.map(({ slug, name, county, zone, latitude, longitude }) => ({
    slug,
    name,
    county,
    zone,
    latitude,
    longitude,
    districts: districts
      .filter((row) => row.citySlug === slug)
      .map((row) => ({
        slug: row.slug,
        name: row.name,
        outward_codes: row.outwardCodes,
        latitude: row.latitude,
        longitude: row.longitude,
      })),
  }))
}
