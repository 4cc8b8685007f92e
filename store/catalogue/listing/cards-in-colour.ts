import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { intArray, textArray } from '../../db/sql-values.ts'
import type { Context } from '../../kernel/index.ts'
import { asVariant } from '../product-card.ts'
import type { CardVariant } from '../product-card.ts'

/** Colours that are wanted, one of each group, and the kinds of flower that are to have them; without kinds, any. */
export type WantedColours = { colours: string[][]; kinds?: string[] }

/**
 * Returns cards, each as the variant that has the wanted colours, as many of them as one has. A product whose usual variant has them
 * stays as it is; of the others the variant counts whose price is nearest.
 */
export async function cardsInColour(
  ctx: Context,
  cards: ProductCard[],
  { colours, kinds = [] }: WantedColours,
): Promise<ProductCard[]> {
  if (!colours.length || !cards.length) return cards
  const has = (group: string[]) =>
    sql`(colour = any(${textArray(group)}) or ${hasStems(sql`stems`, group, kinds)})::int`
  const usual = sql`unnest(${intArray(cards.map(({ id }) => id))}, ${textArray(cards.map((card) => card.position_slug))}, ${intArray(cards.map(({ price }) => price))}) as card(id, slug, price)`
  const { rows } = await ctx.db.execute<CardVariant & { id: number }>(sql`
    select distinct on (card.id) card.id, variant.slug, variant.price, old_price as "oldPrice", image_name as "imageName"
    from ${usual} join variant on variant.product_id = card.id
    cross join lateral (select ${sql.join(colours.map(has), sql` + `)} as number) as matched
    where matched.number > 0
    order by card.id, matched.number desc, variant.slug = card.slug desc, abs(variant.price - card.price), position`)
  const matches = new Map(rows.map((row) => [row.id, row]))
  return cards.map((card) => {
    const match = matches.get(card.id)
    return match && match.slug !== card.position_slug ? asVariant(card, match) : card
  })
}

/** Returns the condition that some of a variant's `stems` have one of the colours, and are of one of the kinds; without kinds, of any. */
export const hasStems = (stems: SQL, colours: string[], kinds: string[]): SQL =>
  sql`exists (
    select from jsonb_array_elements(${stems}) as stem
    where stem->>'colour' = any(${textArray(colours)}) ${kinds.length ? sql`and stem->>'species' = any(${textArray(kinds)})` : sql``}
  )`
