import { asc, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { combo, comboVariant, product, variant } from '../db/schema.ts'
import { percentOf } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

const memberColumns = {
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
}

/**
 * Returns the combos that a condition selects, by id, each with its variants in order and its price and the sum of
 * their prices, in pence. Those of which something was withdrawn are left out: a combo is sold whole.
 */
export async function combosOnSale(ctx: Context, where: SQL) {
  const rows = await ctx.db
    .select({ combo, member: memberColumns, active: product.active })
    .from(combo)
    .innerJoin(comboVariant, eq(comboVariant.comboId, combo.id))
    .innerJoin(variant, eq(variant.id, comboVariant.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(where)
    .orderBy(asc(combo.id), asc(comboVariant.position))
  const combos = Map.groupBy(rows, (row) => row.combo.id)
  return [...combos.values()].flatMap((parts) => {
    const [first] = parts
    if (!first || !parts.every(({ active }) => active)) return []
    const members = parts.map(({ member }) => member)
    const oldPrice = members.reduce((sum, { price }) => sum + price, 0)
    const price = oldPrice - percentOf(oldPrice, first.combo.discountPercent)
    return [{ ...first.combo, members, price, oldPrice }]
  })
}

export type ComboMember = Awaited<ReturnType<typeof combosOnSale>>[number]['members'][number]
