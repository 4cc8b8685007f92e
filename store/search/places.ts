import { inArray, sql } from 'drizzle-orm'
import type { PageLink } from '../../contract/search.ts'
import { city, district } from '../db/schema.ts'
import { normalisedWords, wordsOf } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'

const POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)\s*(\d[a-z]{2})\b/i
/** What stands before the name of a place, rather than before a thing of that name. */
const TOWARDS = new Set([
  'to',
  'in',
  'near',
  'around',
  'across',
  'deliver',
  'delivery',
  'delivered',
  'florist',
])
const MIN_BEGINNING = 4
const TEXT = 'Whether we deliver there, when, and what it costs.'

const linkTo = (path: string, place: string): PageLink => ({
  path,
  title: `Delivery to ${place}`,
  text: TEXT,
})

/** The places of a phrase: their pages, and the words that are nothing but their names. */
export type Places = { links: PageLink[]; words: string[] }

/**
 * Returns the places that a phrase names. A name that titles of products have, too, such as Bath, is only a place where
 * the phrase says so, or says nothing else.
 */
export async function placesIn(
  ctx: Context,
  phrase: string,
  isTitleWord: (word: string) => boolean,
): Promise<Places> {
  const spoken = normalisedWords(phrase)
  const runs = spoken.flatMap((word, at) =>
    [1, 2, 3]
      .filter((length) => at + length <= spoken.length)
      .map((length) => spoken.slice(at, at + length).join(' ')),
  )
  if (!runs.length) return { links: [], words: [] }
  const [cities, districts] = await Promise.all([
    ctx.db
      .select({ slug: city.slug, name: city.name })
      .from(city)
      .where(inArray(plainName(city.name), runs)),
    ctx.db
      .select({ slug: district.slug, name: district.name, citySlug: district.citySlug })
      .from(district)
      .where(inArray(plainName(district.name), runs)),
  ])
  const isMeant = ({ name }: { name: string }) => {
    const words = wordsOf(name)
    const [first] = normalisedWords(name)
    return (
      !words.every(isTitleWord) ||
      spoken.length === normalisedWords(name).length ||
      TOWARDS.has(spoken[spoken.indexOf(first ?? '') - 1] ?? '')
    )
  }
  const named = [
    ...cities.map((row) => ({ ...row, path: `/delivery/${row.slug}` })),
    ...districts.map((row) => ({ ...row, path: `/delivery/${row.citySlug}/${row.slug}` })),
  ].filter(isMeant)
  const code = postcodeIn(phrase)
  return {
    links: [
      ...(code ? [linkTo(`/delivery/check?postcode=${encodeURIComponent(code)}`, code)] : []),
      ...named.map(({ path, name }) => linkTo(path, name)),
    ],
    words: [
      ...named.flatMap(({ name }) => wordsOf(name)).filter((word) => !isTitleWord(word)),
      ...(code ? [...wordsOf(code), code.toLowerCase().replace(' ', '')] : []),
    ],
  }
}

/** Returns the cities whose names begin so. Two letters are no beginning of a place. */
export async function placesBeginning(ctx: Context, start: string): Promise<PageLink[]> {
  if (start.length < MIN_BEGINNING) return []
  const rows = await ctx.db
    .select({ slug: city.slug, name: city.name })
    .from(city)
    .where(sql`starts_with(lower(${city.name}), ${start})`)
    .orderBy(city.position)
    .limit(1)
  return rows.map(({ slug, name }) => linkTo(`/delivery/${slug}`, name))
}

/** A name without the apostrophes and hyphens that shoppers leave out. */
const plainName = (column: typeof city.name | typeof district.name) =>
  sql<string>`regexp_replace(replace(lower(${column}), '’', ''), '[^a-z]+', ' ', 'g')`

function postcodeIn(phrase: string): string | null {
  const found = POSTCODE.exec(phrase)
  return found ? `${found[1]} ${found[2]}`.toUpperCase() : null
}
