import { eq, inArray } from 'drizzle-orm'
import {
  catalogueEntry,
  collection,
  collectionProduct,
  product,
  searchWord,
  variant,
} from '../../db/schema.ts'
import { inserted, updateMany } from '../../db/update-many.ts'
import { facetValues, keysOf, masksOf, valuesOf } from './facets.ts'
import { wordsOf } from './search-words.ts'
import type { TransactionContext } from '../../kernel/index.ts'

/**
 * Updates the search data of products after a change of their variants or collections, and creates it for new products, in
 * one statement a table (as many products as fit one): the masks of their memberships (triggers update the counts), their
 * catalogue entries and the words of their titles.
 * Changes of price, popularity, date and availability are handled by triggers alone.
 */
export async function refreshProducts(tx: TransactionContext, ids: number[]): Promise<void> {
  if (!ids.length) return
  const dictionary = await facetValues(tx)
  const rows = await tx.db.select().from(product).where(inArray(product.id, ids))
  if (!rows.length) return
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
  const found = rows.map((row) => {
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
    const keys = keysOf(
      values,
      own.map((member) => member.id),
    )
    return { productId: id, title, keys, popularity, price, createdOn, active, ...masksOf(values) }
  })
  await updateMany(
    tx.db,
    collectionProduct,
    'productId',
    found.map(({ title: _title, keys: _keys, ...row }) => row),
  )
  await tx.db
    .insert(catalogueEntry)
    .values(found)
    .onConflictDoUpdate({ target: catalogueEntry.productId, set: inserted(catalogueEntry, ENTRY) })
  const words = [...new Set(rows.flatMap((row) => wordsOf(row.title)))].filter(isSearchWord)
  if (words.length)
    await tx.db
      .insert(searchWord)
      .values(words.map((word) => ({ word, weight: 1 })))
      .onConflictDoNothing()
}

/** What is refreshed of an entry. */
const ENTRY = [
  'title',
  'keys',
  'popularity',
  'price',
  'createdOn',
  'active',
  'colours',
  'stems',
  'occasions',
  'traits',
] as const

/** Returns true for words worth indexing: no numbers, no initials. */
export const isSearchWord = (word: string) => /^[a-z]{3,40}$/.test(word)
