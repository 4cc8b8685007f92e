import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { AddressPlace, MapPoint } from '../../../contract/address.ts'
import { city, district } from '../../db/schema.ts'
import { KM_PER_DEGREE, distance } from './distance.ts'
import type { Zone } from '../../../contract/types/zone.ts'
import type { Context } from '../../kernel/index.ts'
import { outwardCodeOf } from './postcode.ts'

type Site = MapPoint & { title: string }

/** How many neighbours are shown on the map for orientation. */
const NEIGHBOURS = 7
/** The radius of a district (London) and of a city (elsewhere), km. */
const RADIUS_KM = { london: 1.4, uk: 6 } as const

/**
 * Returns the approximate location of a postcode: its district in London or its city elsewhere, with a point that is
 * derived from the postcode. Returns null for places without a page in the shop.
 */
export async function addressPlace(ctx: Context, postcode: string, zone: Zone): Promise<AddressPlace | null> {
  const outcode = outwardCodeOf(postcode)
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
    radius_km: RADIUS_KM[zone],
    point: pointOf(postcode, own, RADIUS_KM[zone] * 0.6),
    around: [own, ...others.slice(0, NEIGHBOURS)].map(({ title, latitude, longitude }) => ({
      title,
      latitude,
      longitude,
    })),
  }
}

type CodedSite = Site & { codes: string[] }

async function districts(ctx: Context): Promise<CodedSite[]> {
  const rows = await ctx.db
    .select()
    .from(district)
    .where(eq(district.citySlug, 'london'))
    .orderBy(asc(district.position))
  return rows.map((row) => ({ ...row, title: row.name, codes: row.outwardCodes }))
}

async function cities(ctx: Context): Promise<CodedSite[]> {
  const rows = await ctx.db.select().from(city).where(eq(city.zone, 'uk')).orderBy(asc(city.position))
  return rows.map((row) => ({ ...row, title: row.name, codes: row.postcodeAreas }))
}

/** Returns a point within `reach` km of `middle`. It depends on the postcode only, so it is stable. */
function pointOf(postcode: string, middle: MapPoint, reach: number): MapPoint {
  const bytes = createHash('sha256').update(`spot ${postcode}`).digest()
  const angle = (bytes.readUInt16BE(0) / 65_536) * 2 * Math.PI
  const kilometres = Math.sqrt(bytes.readUInt16BE(2) / 65_536) * reach
  const shrink = Math.cos((middle.latitude * Math.PI) / 180)
  return {
    latitude: rounded(middle.latitude + (Math.sin(angle) * kilometres) / KM_PER_DEGREE),
    longitude: rounded(middle.longitude + (Math.cos(angle) * kilometres) / (KM_PER_DEGREE * shrink)),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
