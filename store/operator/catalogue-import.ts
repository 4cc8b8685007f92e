import { eq, inArray, sql } from 'drizzle-orm'
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
import { intArray } from '../db/sql-values.ts'
import { inserted, updateMany } from '../db/update-many.ts'
import { londonDate } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { refreshProducts } from '../catalogue/index.ts'
import { chunks } from './catalogue-check.ts'
import type { FileProduct } from './catalogue-file.ts'

/** A product of the file, and its row. */
type Written = { entry: FileProduct; row: ProductRow }

/**
 * Updates and creates products from a validated file: as many as fit one statement (`chunks`). All of a table is written at once, as triggers
 * otherwise rewrite for each product what all of them share.
 */
export async function importProducts(
  tx: TransactionContext,
  products: FileProduct[],
): Promise<{ changed: number; made: number }> {
  if (!products.length) return { changed: 0, made: 0 }
  const today = londonDate(tx.clock.now()).toString()
  const existing = await rowsNamed(
    tx,
    products.map(({ real_id }) => real_id),
  )
  const made = await makeProducts(
    tx,
    products.filter(({ real_id }) => !existing.has(real_id)),
    today,
  )
  const written = products.flatMap((entry) => {
    const row = existing.get(entry.real_id) ?? made.get(entry.real_id)
    return row ? [{ entry, row }] : []
  })
  await writeVariants(tx, written)
  const before = written.filter(({ row }) => existing.has(row.realId))
  await updateMany(
    tx.db,
    product,
    'id',
    before.map(({ entry, row }) => ({ id: row.id, ...factsOf(entry, today, row) })),
  )
  await writeMemberships(tx, written)
  await refreshProducts(
    tx,
    written.map(({ row }) => row.id),
  )
  return { changed: before.length, made: made.size }
}

/** Returns the products with these codes, by their codes. */
export async function rowsNamed(ctx: Context, realIds: string[]): Promise<Map<string, ProductRow>> {
  const rows = await ctx.db.select().from(product).where(inArray(product.realId, realIds))
  return new Map(rows.map((row) => [row.realId, row]))
}

/** Creates products with the pictures of others, until they have photographs. */
async function makeProducts(
  tx: TransactionContext,
  entries: FileProduct[],
  today: string,
): Promise<Map<string, ProductRow>> {
  if (!entries.length) return new Map()
  const names = [...new Set(entries.map(({ looks_like }) => looks_like ?? ''))]
  const models = await rowsNamed(tx, names)
  const modelOf = ({ looks_like }: FileProduct): ProductRow => {
    const model = models.get(looks_like ?? '')
    if (!model) throw new Error(`There is no ${looks_like}`)
    return model
  }
  const rows = await tx.db
    .insert(product)
    .values(
      entries.map((entry) => {
        const { popularity, imageName } = modelOf(entry)
        const own = { realId: entry.real_id, createdOn: today, imageAlt: entry.title }
        return { ...factsOf(entry, today), ...own, popularity, imageName }
      }),
    )
    .returning()
  const pictures = await tx.db.select().from(picture).where(inArray(picture.realId, names))
  const copies = entries.flatMap((entry) =>
    pictures
      .filter(({ realId }) => realId === entry.looks_like)
      .map((each) => ({ ...each, realId: entry.real_id })),
  )
  for (const some of chunks(copies)) await tx.db.insert(picture).values(some)
  return new Map(rows.map((row) => [row.realId, row]))
}

/** What the file says of a product; what it leaves open stays as it was `before`. */
function factsOf(entry: FileProduct, today: string, before?: ProductRow) {
  const [first] = entry.variants
  return {
    slug: entry.slug,
    title: entry.title,
    kind: entry.kind,
    description: entry.description,
    care: entry.care,
    contains: entry.contains,
    catToxicity: entry.cat_toxicity === undefined ? (before?.catToxicity ?? null) : entry.cat_toxicity,
    dogToxicity: entry.dog_toxicity === undefined ? (before?.dogToxicity ?? null) : entry.dog_toxicity,
    sameDay: entry.same_day,
    active: entry.active,
    alcohol: entry.alcohol ?? before?.alcohol ?? false,
    giftCardBy: giftCardBy(entry, before),
    vatRate: entry.vat_rate ?? before?.vatRate ?? 20,
    price: first?.price_pence ?? 0,
    oldPrice: first?.old_price_pence ?? null,
    defaultVariant: first?.slug ?? '',
    variantCount: entry.variants.length,
    updatedOn: today,
  }
}

/** A gift card without a way of sending is on paper. */
function giftCardBy({ kind, gift_card_by: way }: FileProduct, before?: ProductRow) {
  return kind === 'gift-card' ? (way ?? before?.giftCardBy ?? 'paper') : null
}

/** Writes the variants of products, and deletes those that the file leaves out. */
async function writeVariants(tx: TransactionContext, written: Written[]): Promise<void> {
  const ids = written.map(({ row }) => row.id)
  const existing = Map.groupBy(
    await tx.db.select().from(variant).where(inArray(variant.productId, ids)),
    ({ productId }) => productId,
  )
  const wanted = new Set(
    written.flatMap(({ entry, row }) => entry.variants.map(({ slug }) => `${row.id} ${slug}`)),
  )
  const gone = [...existing.values()]
    .flat()
    .filter(({ productId, slug }) => !wanted.has(`${productId} ${slug}`))
  await deleteVariants(
    tx,
    gone.map(({ id }) => id),
  )
  const models = await firstVariants(
    tx,
    written.filter(({ row }) => !existing.has(row.id)).flatMap(({ entry }) => entry.looks_like ?? []),
  )
  const values = written.flatMap(({ entry, row }) => {
    const before = existing.get(row.id) ?? []
    const model = before[0] ?? models.get(entry.looks_like ?? '')
    return entry.variants.map((each, position) => {
      const own = before.find(({ slug }) => slug === each.slug) ?? model
      return {
        productId: row.id,
        slug: each.slug,
        title: each.title,
        length: each.length,
        size: each.size,
        colour: each.colour,
        count: each.count,
        price: each.price_pence,
        oldPrice: each.old_price_pence,
        position,
        stems: own?.stems ?? [],
        imageName: own?.imageName ?? row.imageName,
      }
    })
  })
  const said = ['title', 'length', 'size', 'colour', 'count', 'price', 'oldPrice', 'position'] as const
  for (const some of chunks(values))
    await tx.db
      .insert(variant)
      .values(some)
      .onConflictDoUpdate({ target: [variant.productId, variant.slug], set: inserted(variant, said) })
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

/** The stems and the picture of the first variant of products, by their `realId`. */
async function firstVariants(tx: TransactionContext, realIds: string[]) {
  if (!realIds.length) return new Map()
  const rows = await tx.db
    .selectDistinctOn([product.id], {
      realId: product.realId,
      stems: variant.stems,
      imageName: variant.imageName,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(product.realId, realIds))
    .orderBy(product.id, variant.position)
  return new Map(rows.map((row) => [row.realId, row]))
}

/** Puts products into the collections that the file names, and takes them out of others. */
async function writeMemberships(tx: TransactionContext, written: Written[]): Promise<void> {
  const collections = await tx.db.select({ id: collection.id, slug: collection.slug }).from(collection)
  const idOf = new Map(collections.map(({ id, slug }) => [slug, id]))
  const wanted = written.flatMap(({ entry, row }) =>
    entry.collections.flatMap((slug) => {
      const collectionId = idOf.get(slug)
      const { id: productId, popularity, price, createdOn, active } = row
      return collectionId === undefined
        ? []
        : [{ collectionId, productId, popularity, price, createdOn, active }]
    }),
  )
  const existing = await tx.db
    .select({ collectionId: collectionProduct.collectionId, productId: collectionProduct.productId })
    .from(collectionProduct)
    .where(
      inArray(
        collectionProduct.productId,
        written.map(({ row }) => row.id),
      ),
    )
  const keyOf = (one: { collectionId: number; productId: number }) => `${one.collectionId} ${one.productId}`
  const stay = new Set(wanted.map(keyOf))
  const there = new Set(existing.map(keyOf))
  const gone = existing.filter((one) => !stay.has(keyOf(one)))
  if (gone.length) {
    const pairs = sql`unnest(${intArray(gone.map((one) => one.collectionId))}, ${intArray(gone.map((one) => one.productId))})`
    await tx.db
      .delete(collectionProduct)
      .where(
        sql`(${collectionProduct.collectionId}, ${collectionProduct.productId}) in (select * from ${pairs})`,
      )
  }
  const come = wanted.filter((one) => !there.has(keyOf(one)))
  for (const some of chunks(come)) await tx.db.insert(collectionProduct).values(some)
}
