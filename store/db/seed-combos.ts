import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { combo, product, variant } from './schema.ts'

const DISCOUNT_PERCENT = 12
/** Presents that go well with flowers, by the word their title holds. */
const COMPANIONS = ['truffles', 'candle', 'prosecco', 'vase', 'chocolate', 'tea']
const FLOWERS = ['bouquet', 'roses']
const MOST = 300

/** Gives every hand-made bouquet a companion that costs less together with it. */
export async function seedCombos(tx: Transaction): Promise<void> {
  const gifts = await tx
    .select({ title: product.title, variantId: variant.id, productId: product.id })
    .from(product)
    .innerJoin(variant, eq(variant.productId, product.id))
    .where(inArray(product.kind, ['gift']))
    .orderBy(asc(product.id), asc(variant.position))
  const companions = COMPANIONS.flatMap(
    (word) => gifts.find((gift) => gift.title.toLowerCase().includes(word)) ?? [],
  )
  if (!companions.length) return
  const flowers = await tx
    .selectDistinctOn([product.id], { productId: product.id, title: product.title, variantId: variant.id })
    .from(product)
    .innerJoin(variant, eq(variant.productId, product.id))
    .where(inArray(product.kind, FLOWERS))
    .orderBy(asc(product.id), asc(variant.position))
    .limit(MOST)
  const rows = flowers.flatMap((bouquet, index) => {
    const gift = companions[index % companions.length]
    if (!gift) return []
    return [
      {
        title: `${bouquet.title} with ${gift.title}`,
        productId: bouquet.productId,
        variantIds: [bouquet.variantId, gift.variantId],
        discountPercent: DISCOUNT_PERCENT,
      },
    ]
  })
  if (rows.length) await tx.insert(combo).values(rows)
}
