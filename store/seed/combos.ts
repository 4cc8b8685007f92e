import { asc, eq, inArray } from 'drizzle-orm'
import { combo, comboVariant, product, variant } from '../db/schema.ts'
import type { SeedData } from './seed-data.ts'
import type { TransactionContext } from '../kernel/index.ts'

const FLOWERS = ['bouquet', 'roses']
const MAX_COMBOS = 300

/** Adds a combination with a gift, at a discount, for each of the first bouquets. */
export async function fillCombos(
  tx: TransactionContext,
  { companions: words, discountPercent }: SeedData['combos'],
): Promise<void> {
  const gifts = await tx.db
    .select({ title: product.title, variantId: variant.id, productId: product.id })
    .from(product)
    .innerJoin(variant, eq(variant.productId, product.id))
    .where(inArray(product.kind, ['gift']))
    .orderBy(asc(product.id), asc(variant.position))
  const companions = words.flatMap(
    (word) => gifts.find((gift) => gift.title.toLowerCase().includes(word)) ?? [],
  )
  if (!companions.length) return
  const flowers = await tx.db
    .selectDistinctOn([product.id], { productId: product.id, title: product.title, variantId: variant.id })
    .from(product)
    .innerJoin(variant, eq(variant.productId, product.id))
    .where(inArray(product.kind, FLOWERS))
    .orderBy(asc(product.id), asc(variant.position))
    .limit(MAX_COMBOS)
  const combos = flowers.flatMap((bouquet, index) => {
    const gift = companions[index % companions.length]
    return gift ? [{ bouquet, gift }] : []
  })
  if (!combos.length) return
  const rows = await tx.db
    .insert(combo)
    .values(
      combos.map(({ bouquet, gift }) => ({
        title: `${bouquet.title} with ${gift.title}`,
        productId: bouquet.productId,
        discountPercent,
      })),
    )
    .returning({ id: combo.id })
  const members = rows.flatMap(({ id }, index) => {
    const { bouquet, gift } = combos[index] ?? {}
    return [bouquet, gift].flatMap((member, position) =>
      member ? [{ comboId: id, variantId: member.variantId, position }] : [],
    )
  })
  await tx.db.insert(comboVariant).values(members)
}
