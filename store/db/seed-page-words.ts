import { and, eq, isNull } from 'drizzle-orm'
import { DELIVERY_WORDS } from '../seed/delivery-words.ts'
import { BLOCK_WORDS, COLLECTION_WORDS, HERO } from '../seed/home-words.ts'
import { PRODUCT_WORDS } from '../seed/product-words.ts'
import type { Transaction } from './database.ts'
import { collection, content } from './schema.ts'

/**
 * What stands above the blocks of the home page, beside the choices of a product and beside the promise of a delivery. A
 * database that was filled before these were rows gets them when it is opened next; what an editor made of them stays.
 */
export async function fillPageWords(tx: Transaction): Promise<void> {
  const values: Record<string, unknown> = {
    hero: HERO,
    product: PRODUCT_WORDS,
    'delivery-words': DELIVERY_WORDS,
    ...Object.fromEntries(Object.entries(BLOCK_WORDS).map(([name, words]) => [`block-${name}`, words])),
  }
  const added = await tx
    .insert(content)
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing()
    .returning({ key: content.key })
  if (!added.some(({ key }) => key === 'hero')) return
  for (const [slug, { heading, lead }] of Object.entries(COLLECTION_WORDS))
    await tx
      .update(collection)
      .set({ blockHeading: heading, blockLead: lead ?? null })
      .where(and(eq(collection.slug, slug), isNull(collection.blockHeading)))
}
