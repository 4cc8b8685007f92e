import { and, eq, inArray, notInArray } from 'drizzle-orm'
import {
  collection,
  collectionProduct,
  combo,
  comboVariant,
  picture,
  product,
  variant,
} from '../db/schema.ts'
import type { ProductRow } from '../db/schema.ts'
import { londonDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { refreshProducts } from '../catalogue/index.ts'
import type { FileProduct } from './catalogue-file.ts'

/** Updates and creates products from a validated file. */
export async function importProducts(
  tx: TransactionContext,
  products: FileProduct[],
): Promise<{ changed: number; made: number }> {
  const collections = await tx.db.select({ id: collection.id, slug: collection.slug }).from(collection)
  const idOf = new Map(collections.map(({ id, slug }) => [slug, id]))
  const today = londonDate(tx.clock.now()).toString()
  const ids: number[] = []
  let made = 0
  for (const entry of products) {
    const [existing] = await tx.db.select().from(product).where(eq(product.realId, entry.real_id))
    const row = existing ?? (await makeProduct(tx, entry, today))
    if (!existing) made++
    await writeVariants(tx, row, entry)
    await writeProduct(tx, row, entry, today)
    await writeMemberships(
      tx,
      row,
      entry.collections.flatMap((slug) => idOf.get(slug) ?? []),
    )
    ids.push(row.id)
  }
  await refreshProducts(tx, ids)
  return { changed: products.length - made, made }
}

/** Creates a product with the pictures of another, until it has photographs. */
async function makeProduct(tx: TransactionContext, entry: FileProduct, today: string): Promise<ProductRow> {
  const [model] = await tx.db
    .select()
    .from(product)
    .where(eq(product.realId, entry.looks_like ?? ''))
  if (!model) throw new Error(`There is no ${entry.looks_like}`)
  const [row] = await tx.db
    .insert(product)
    .values({
      ...factsOf(entry, today),
      realId: entry.real_id,
      popularity: model.popularity,
      createdOn: today,
      imageName: model.imageName,
      imageAlt: entry.title,
    })
    .returning()
  if (!row) throw new Error(`${entry.real_id} was not made`)
  const pictures = await tx.db.select().from(picture).where(eq(picture.realId, model.realId))
  if (pictures.length)
    await tx.db.insert(picture).values(pictures.map((each) => ({ ...each, realId: entry.real_id })))
  return row
}

function factsOf(entry: FileProduct, today: string, before?: ProductRow) {
  const [first] = entry.variants
  return {
    slug: entry.slug,
    title: entry.title,
    kind: entry.kind,
    description: entry.description,
    care: entry.care,
    contains: entry.contains,
    ...(entry.cat_toxicity !== undefined && { catToxicity: entry.cat_toxicity }),
    ...(entry.dog_toxicity !== undefined && { dogToxicity: entry.dog_toxicity }),
    sameDay: entry.same_day,
    active: entry.active,
    ...(entry.alcohol !== null && { alcohol: entry.alcohol }),
    ...giftCardBy(entry, before),
    ...(entry.vat_rate !== null && { vatRate: entry.vat_rate }),
    price: first?.price_pence ?? 0,
    oldPrice: first?.old_price_pence ?? null,
    defaultVariant: first?.slug ?? '',
    variantCount: entry.variants.length,
    updatedOn: today,
  }
}

/** A gift card without a way of sending is on paper. */
function giftCardBy({ kind, gift_card_by: way }: FileProduct, before?: ProductRow) {
  if (kind !== 'gift-card') return { giftCardBy: null }
  return { giftCardBy: way ?? before?.giftCardBy ?? 'paper' }
}

async function writeProduct(
  tx: TransactionContext,
  row: ProductRow,
  entry: FileProduct,
  today: string,
): Promise<void> {
  await tx.db
    .update(product)
    .set(factsOf(entry, today, row))
    .where(eq(product.id, row.id))
}

/** Deletes variants, and the combos that have one of them: a combo is sold whole. */
async function deleteVariants(tx: TransactionContext, ids: number[]): Promise<void> {
  if (!ids.length) return
  await tx.db
    .delete(combo)
    .where(
      inArray(
        combo.id,
        tx.db
          .select({ id: comboVariant.comboId })
          .from(comboVariant)
          .where(inArray(comboVariant.variantId, ids)),
      ),
    )
  await tx.db.delete(variant).where(inArray(variant.id, ids))
}

async function writeVariants(tx: TransactionContext, row: ProductRow, entry: FileProduct): Promise<void> {
  const wanted = entry.variants.map(({ slug }) => slug)
  const existing = await tx.db.select().from(variant).where(eq(variant.productId, row.id))
  const [model] = entry.looks_like && !existing.length ? await stemsOf(tx, entry.looks_like) : existing
  const gone = await tx.db
    .select({ id: variant.id })
    .from(variant)
    .where(and(eq(variant.productId, row.id), notInArray(variant.slug, wanted)))
  await deleteVariants(
    tx,
    gone.map(({ id }) => id),
  )
  for (const [position, each] of entry.variants.entries()) {
    const values = {
      title: each.title,
      length: each.length,
      size: each.size,
      colour: each.colour,
      count: each.count,
      price: each.price_pence,
      oldPrice: each.old_price_pence,
      position,
    }
    const own = existing.find(({ slug }) => slug === each.slug) ?? model
    await tx.db
      .insert(variant)
      .values({
        productId: row.id,
        slug: each.slug,
        ...values,
        stems: own?.stems ?? [],
        imageName: own?.imageName ?? row.imageName,
      })
      .onConflictDoUpdate({ target: [variant.productId, variant.slug], set: values })
  }
}

function stemsOf(tx: TransactionContext, realId: string) {
  return tx.db
    .select({ slug: variant.slug, stems: variant.stems, imageName: variant.imageName })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(product.realId, realId))
    .orderBy(variant.position)
    .limit(1)
}

async function writeMemberships(tx: TransactionContext, row: ProductRow, wanted: number[]): Promise<void> {
  const existing = await tx.db
    .select({ id: collectionProduct.collectionId })
    .from(collectionProduct)
    .where(eq(collectionProduct.productId, row.id))
  const has = existing.map(({ id }) => id)
  const gone = has.filter((id) => !wanted.includes(id))
  const come = wanted.filter((id) => !has.includes(id))
  if (gone.length)
    await tx.db
      .delete(collectionProduct)
      .where(and(eq(collectionProduct.productId, row.id), inArray(collectionProduct.collectionId, gone)))
  if (come.length)
    await tx.db.insert(collectionProduct).values(
      come.map((collectionId) => ({
        collectionId,
        productId: row.id,
        popularity: row.popularity,
        price: row.price,
        createdOn: row.createdOn,
        active: row.active,
      })),
    )
}
