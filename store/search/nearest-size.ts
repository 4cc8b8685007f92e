import { sql } from 'drizzle-orm'
import type { ProductCard } from '../../contract/catalogue.ts'
import { intArray, textArray } from '../db/sql-values.ts'
import { asVariant } from '../catalogue/index.ts'
import type { CardVariant, FacetRow, ResultPage } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'

/** How many products, the most popular ones, are looked at for their sizes. */
const MAX_EXAMINED = 150
/** A bouquet whose number of stems differs by less, as a share of what is asked for, is as good as that. */
const CLOSE = 0.2
/** Sizes that differ by less than this are equally near, so that the more popular product is first. */
const STEP = 0.1

/** A bouquet with more stems of other kinds than this, for each that is counted, is none of that flower. */
const MOSTLY = 1.7

type Size = CardVariant & { id: number; title: string; stems: number }

/** Products by how near one of their variants is to a number of stems. */
export type BySize = {
  found: ResultPage
  /** The nearest variant of each product. */
  sizes: ReadonlyMap<number, Size>
  /** The number of stems of the nearest of all; null when nothing is sold by the stem. */
  nearest: number | null
  isClose: boolean
}

/**
 * Sorts a result by how near its products come to a number of stems, of the kinds and colours that `values` name. What is
 * further off is left out where something is close.
 */
export async function byNearestSize(
  ctx: Context,
  found: ResultPage,
  wanted: number,
  values: FacetRow[],
): Promise<BySize> {
  const ids = found.ids.slice(0, MAX_EXAMINED)
  const named = (facet: FacetRow['facet']) =>
    values.filter((row) => row.facet === facet).map(({ value }) => value)
  const [kinds, colours] = [named('stem'), named('colour')]
  const isKind = kinds.length ? sql`stem->>'species' = any(${textArray(kinds)})` : sql`true`
  const isColour = colours.length ? sql`stem->>'colour' = any(${textArray(colours)})` : sql`true`
  const { rows } = await ctx.db.execute<Size>(sql`
    select distinct on (product_id) product_id as id, slug, title, price, old_price as "oldPrice", image_name as "imageName", case when abs(counted.number - ${wanted}::int) < abs(counted.all_colours - ${wanted}::int) then counted.all_colours else counted.number end as stems
    from variant, lateral (
      select sum((stem->>'count')::int) filter (where ${isColour})::int as number, sum((stem->>'count')::int)::int as all_colours
      from jsonb_array_elements(variant.stems) as stem where ${isKind}
    ) as counted
    where product_id = any(${intArray(ids)}) and counted.number > 0 and coalesce(variant.count, 0) <= counted.all_colours * ${MOSTLY}::float
    order by product_id, greatest(abs(counted.number - ${wanted}::int), abs(counted.all_colours - ${wanted}::int)), position`)
  const sizes = new Map(rows.map((row) => [row.id, row]))
  const distance = (id: number) => Math.abs((sizes.get(id)?.stems ?? Infinity) - wanted) / wanted
  const sold = ids.filter((id) => sizes.has(id))
  const least = Math.min(...sold.map(distance))
  const isClose = least <= CLOSE
  const rank = (id: number) => Math.round(distance(id) / STEP)
  const sorted = sold
    .filter((id) => !isClose || distance(id) <= CLOSE)
    .sort((one, other) => rank(one) - rank(other) || ids.indexOf(one) - ids.indexOf(other))
  const member = new Map(found.ids.map((id, at) => [id, found.members[at]]))
  return {
    found: { ids: sorted, members: sorted.flatMap((id) => member.get(id) ?? []), isComplete: true },
    sizes,
    nearest: sizes.get(sorted[0] ?? 0)?.stems ?? null,
    isClose,
  }
}

/** Returns a card as one of a variant: its name, price and picture, and what "add to cart" takes. */
export function asSize(card: ProductCard, size: Size | undefined): ProductCard {
  if (!size) return card
  return { ...asVariant(card, size), title: `${card.title}: ${size.title}`, has_options: false }
}
