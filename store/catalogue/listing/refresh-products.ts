import { eq, inArray } from 'drizzle-orm'
import {
  catalogueEntry,
  collection,
  collectionProduct,
  product,
  searchWord,
  variant,
} from '../../db/schema.ts'
import { facetValues, keysOf, masksOf, valuesOf } from './facets.ts'
import { wordsOf } from './search-words.ts'
import type { TransactionContext } from '../../kernel/index.ts'

/**
 * Updates the search data of products after a change of their variants or collections, and creates it for new products:
 * the masks of their memberships (triggers update the counts), their catalogue entries and the words of their titles.
 * Changes of price, popularity, date and availability are handled by triggers alone.
 */
export async function refreshProducts(tx: TransactionContext, ids: number[]): Promise<void> {
  if (!ids.length) return
  const dictionary = await facetValues(tx)
  const rows = await tx.db.select().from(product).where(inArray(product.id, ids))
  const variants = await tx.db
    .select({
      productId: variant.productId,
      colour: variant.colour,
      size: variant.size,
      stems: variant.stems,
    })
    .from(variant)
    .where(inArray(variant.productId, ids))
  const memberships = await tx.db
    .select({ productId: collectionProduct.productId, id: collection.id, slug: collection.slug })
    .from(collectionProduct)
    .innerJoin(collection, eq(collection.id, collectionProduct.collectionId))
    .where(inArray(collectionProduct.productId, ids))
  for (const row of rows) {
    const { id, title, popularity, price, createdOn, sameDay, active, catToxicity, dogToxicity } = row
    const own = memberships.filter((member) => member.productId === id)
    const values = valuesOf(dictionary, {
      price,
      sameDay,
      catToxicity,
      dogToxicity,
      variants: variants.filter((each) => each.productId === id),
      collections: own.map((member) => member.slug),
    })
    const found = { popularity, price, createdOn, active, ...masksOf(values) }
    await tx.db.update(collectionProduct).set(found).where(eq(collectionProduct.productId, id))
    const keys = keysOf(
      values,
      own.map((member) => member.id),
    )
    const entry = { title, keys, ...found }
    await tx.db
      .insert(catalogueEntry)
      .values({ productId: id, ...entry })
      .onConflictDoUpdate({ target: catalogueEntry.productId, set: entry })
  }
  const words = [...new Set(rows.flatMap((row) => wordsOf(row.title)))].filter(isSearchWord)
  if (words.length)
    await tx.db
      .insert(searchWord)
      .values(words.map((word) => ({ word, weight: 1 })))
      .onConflictDoNothing()
}

/** Returns true for words worth indexing: no numbers, no initials. */
export const isSearchWord = (word: string) => /^[a-z]{3,40}$/.test(word)
