import { eq, inArray } from 'drizzle-orm'
import type { VatRate } from '../../contract/basket.ts'
import type { combo } from '../db/schema.ts'
import { product, variant } from '../db/schema.ts'
import { percentOf } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

export type ComboMember = {
  id: number
  productId: number
  price: number
  title: string
  productTitle: string
  realId: string
  imageName: string
  imageAlt: string
  sameDay: boolean
  alcohol: boolean
  vatRate: VatRate
}

/** Returns the variants of combos, by variant id. */
export async function variantsOfCombos(
  ctx: Context,
  combos: Pick<typeof combo.$inferSelect, 'variantIds'>[],
): Promise<Map<number, ComboMember>> {
  const ids = [...new Set(combos.flatMap((entry) => entry.variantIds))]
  if (!ids.length) return new Map()
  const rows = await ctx.db
    .select({
      id: variant.id,
      productId: variant.productId,
      price: variant.price,
      title: variant.title,
      productTitle: product.title,
      realId: product.realId,
      imageName: variant.imageName,
      imageAlt: product.imageAlt,
      sameDay: product.sameDay,
      alcohol: product.alcohol,
      vatRate: product.vatRate,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(variant.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the price of a combo and the sum of its members' prices, in pence. */
export function comboPrice(row: Pick<typeof combo.$inferSelect, 'discountPercent'>, members: ComboMember[]) {
  const apart = members.reduce((sum, member) => sum + member.price, 0)
  return { price: apart - percentOf(apart, row.discountPercent), old_price: apart }
}
