import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { AddressPlace, MapPoint } from '../../../contract/address.ts'
import { city, district } from '../../db/schema.ts'
import { KM_A_DEGREE, distance } from './distance.ts'
import type { Zone } from './postcode.ts'
import type { Context } from '../../kernel/index.ts'

type Site = MapPoint & { title: string }

/** So many neighbours make a map one finds one's way on. */
const AROUND = 7
/** How far a district and a city reach, km. */
const RADIUS = { london: 1.4, uk: 6 } as const

/**
 * Where a postcode lies, as well as the shop knows: in its district in London, in its city elsewhere, at a spot of
 * its own there. Null for places the shop has no page of.
 */
export async function addressPlace(ctx: Context, postcode: string, zone: Zone): Promise<AddressPlace | null> {
  const outcode = postcode.split(' ')[0] ?? ''
  const sites = zone === 'london' ? await districts(ctx) : await cities(ctx)
  const area = outcode.replace(/\d.*$/, '')
  const own = sites.find(({ codes }) => codes.includes(outcode) || codes.includes(area))
  if (!own) return null
  const others = sites
    .filter((site) => site !== own)
    .sort((one, other) => distance(one, own) - distance(other, own))
  return {
    title: own.title,
    zone,
    radius_km: RADIUS[zone],
    point: spotOf(postcode, own, RADIUS[zone] * 0.6),
    around: [own, ...others.slice(0, AROUND)].map(({ title, latitude, longitude }) => ({
      title,
      latitude,
      longitude,
    })),
  }
}

type Coded = Site & { codes: string[] }

async function districts(ctx: Context): Promise<Coded[]> {
  const rows = await ctx.db
    .select()
    .from(district)
    .where(eq(district.citySlug, 'london'))
    .orderBy(asc(district.position))
  return rows.map((row) => ({ ...row, title: row.name, codes: row.outwardCodes }))
}

async function cities(ctx: Context): Promise<Coded[]> {
  const rows = await ctx.db.select().from(city).where(eq(city.zone, 'uk')).orderBy(asc(city.position))
  return rows.map((row) => ({ ...row, title: row.name, codes: row.postcodeAreas }))
}

/** Somewhere within `reach` km of a middle: always the same for a postcode, another one for its neighbour. */
function spotOf(postcode: string, middle: MapPoint, reach: number): MapPoint {
  const bytes = createHash('sha256').update(`spot ${postcode}`).digest()
  const angle = (bytes.readUInt16BE(0) / 65_536) * 2 * Math.PI
  const kilometres = Math.sqrt(bytes.readUInt16BE(2) / 65_536) * reach
  const shrink = Math.cos((middle.latitude * Math.PI) / 180)
  return {
    latitude: rounded(middle.latitude + (Math.sin(angle) * kilometres) / KM_A_DEGREE),
    longitude: rounded(middle.longitude + (Math.cos(angle) * kilometres) / (KM_A_DEGREE * shrink)),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
