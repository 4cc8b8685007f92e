import { sql } from 'drizzle-orm'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { intArray, textArray } from '../../db/sql-values.ts'
import type { Context } from '../../kernel/index.ts'
import { asVariant } from '../product-card.ts'
import type { CardVariant } from '../product-card.ts'
import type { ParsedFilters } from './filters.ts'

/**
 * Returns the cards of a listing that is narrowed to colours, each as the variant that has one of them. A product whose usual variant
 * has one stays as it is; of the others the variant counts whose price is nearest.
 */
export async function cardsInColour(
  ctx: Context,
  cards: ProductCard[],
  { chosen }: Pick<ParsedFilters, 'chosen'>,
): Promise<ProductCard[]> {
  const colours = (chosen.get('colour') ?? []).map(({ value }) => value)
  if (!colours.length || !cards.length) return cards
  const usual = sql`unnest(${intArray(cards.map(({ id }) => id))}, ${textArray(cards.map((card) => card.position_slug))}, ${intArray(cards.map(({ price }) => price))}) as card(id, slug, price)`
  const { rows } = await ctx.db.execute<CardVariant & { id: number }>(sql`
    select distinct on (card.id) card.id, variant.slug, variant.price, old_price as "oldPrice", image_name as "imageName"
    from ${usual} join variant on variant.product_id = card.id
    where colour = any(${textArray(colours)}) or exists (
      select from jsonb_array_elements(stems) as stem where stem->>'colour' = any(${textArray(colours)}))
    order by card.id, variant.slug = card.slug desc, abs(variant.price - card.price), position`)
  const matches = new Map(rows.map((row) => [row.id, row]))
  return cards.map((card) => {
    const match = matches.get(card.id)
    return match && match.slug !== card.position_slug ? asVariant(card, match) : card
  })
}
