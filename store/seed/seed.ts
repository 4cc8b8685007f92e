import { eq, sql } from 'drizzle-orm'
import { toDate, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import {
  CONSTRUCTOR_REAL_ID,
  keysOf,
  masksOf,
  valuesOf,
  drawingHash,
  pictureSubject,
} from '../catalogue/index.ts'
import type { FacetRow } from '../catalogue/index.ts'
import { withoutCounting, withoutIndexes } from '../db/bulk.ts'
import { completeCatalogue } from './complete.ts'
import type { Database } from '../db/database.ts'
import * as table from '../db/schema.ts'
import { fillCombos } from './combos.ts'
import { fillContent } from './content.ts'
import { fillPageWords } from './page-words.ts'
import { fillArticlesAndPages } from './articles-and-pages.ts'
import type { SeedData, SeedProduct, SoldProduct } from './seed-data.ts'
import { fillSearchWords } from './search-words.ts'

const SEED_LOCK = 7_041_970
const BATCH = 400
/** From this number of products on, indexes are created after the inserts. */
const INDEX_AFTERWARDS_FROM = 20_000
/** Product 1 is the constructor; the catalogue starts here. */
const FIRST_ID = 101

/**
 * Fills an empty database with `total` products, by default the hand-made ones. Processes that start together
 * wait for each other.
 */
export async function seedIfEmpty(
  ctx: Context<Database>,
  seed: SeedData,
  total = seed.handMade,
  say: (message: string) => void = () => {},
): Promise<void> {
  await fillOnce(ctx, seed, total, say, async (tx) => {
    say(`filling the database with ${total} products`)
    await fillShop(tx, seed, total)
  })
}

/**
 * Fills an empty database for a live shop: collections, texts, places and delivery windows, but no products,
 * reviews or constructor. Adds one product that is not on sale, as the model for new ones.
 */
export async function seedLiveShopIfEmpty(
  ctx: Context<Database>,
  seed: SeedData,
  say: (message: string) => void = () => {},
): Promise<void> {
  await fillOnce(ctx, seed, 0, say, async (tx) => {
    say('the database is empty: the shop opens without products (npm run store -- catalogue import <file>)')
    await fillFrame(tx, seed, (ids) => fillProducts(tx, [modelProduct(seed)], ids))
    await tx.db.update(table.product).set({ active: false })
    await tx.db.update(table.catalogueEntry).set({ active: false })
    await tx.db.delete(table.content).where(eq(table.content.key, 'constructor-block'))
  })
}

/** The model of new products: not on sale and in no collection. */
function modelProduct(seed: SeedData): SoldProduct {
  return {
    ...firstOf(seed.products(1)),
    realId: 'LK-PLAIN',
    slug: 'plain-bouquet',
    title: 'A bouquet',
    collections: [],
  }
}

function firstOf<T>(items: Iterable<T>): T {
  for (const item of items) return item
  throw new Error('There is no product to begin with')
}

async function fillOnce(
  ctx: Context<Database>,
  seed: SeedData,
  total: number,
  say: (message: string) => void,
  fill: (tx: TransactionContext) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    await tx.db.execute(sql`set local statement_timeout = 0`)
    await tx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const [done] = await tx.db.select().from(table.seedRun)
    if (done) return completeCatalogue(tx, seed, done.products, say)
    await fill(tx)
    await tx.db.insert(table.seedRun).values({ id: 1, products: total, at: toDate(ctx.clock.now()) })
  })
}

/** Deletes the catalogue, the carts and the orders, and fills the database again. */
export async function reseed(
  ctx: Context<Database>,
  seed: SeedData,
  total: number | undefined,
  say: (message: string) => void,
): Promise<void> {
  await ctx.db.execute(
    sql`truncate seed_run, favorite, facet_count, facet_value, catalogue_entry, catalogue_bits, search_synonym, search_term, search_word, search_history,
        article, page, promotion, "order", payment, slot_hold, slot, order_transition, cart_line, cart, combo, review, picture,
        collection_product, variant, product, collection, content, district, city, delivery_window restart identity cascade`,
  )
  await seedIfEmpty(ctx, seed, total, say)
}

async function fillShop(tx: TransactionContext, seed: SeedData, total: number): Promise<void> {
  await fillFrame(tx, seed, async (collectionIds) => {
    const insert = () => withoutCounting(tx.db, () => fillProducts(tx, seed.products(total), collectionIds))
    await (total >= INDEX_AFTERWARDS_FROM ? withoutIndexes(tx.db, insert) : insert())
    await fillReviews(tx, seed)
    await fillCombos(tx, seed.combos)
  })
}

/** Fills everything but the products, which `fill` inserts. */
async function fillFrame(
  tx: TransactionContext,
  seed: SeedData,
  fill: (collectionIds: Map<string, number>) => Promise<void>,
): Promise<void> {
  const collections = await tx.db
    .insert(table.collection)
    .values(seed.collections.map(({ parent, ...row }) => ({ ...row, parentSlug: parent })))
    .returning({ id: table.collection.id, slug: table.collection.slug })
  const collectionIds = new Map(collections.map((row) => [row.slug, row.id]))
  await tx.db.insert(table.facetValue).values([...seed.facetValues])
  await fill(collectionIds)
  await fillContent(tx, seed)
  await fillPageWords(tx, seed)
  await fillPlaces(tx, seed)
  await tx.db.insert(table.deliveryWindow).values([...seed.windows])
  await fillArticlesAndPages(tx, seed)
  await fillSearchWords(tx, seed)
  await tx.db.execute(sql`select setval('product_id_seq', (select max(id) from product))`)
  await tx.db.execute(sql`analyze`)
}

async function fillProducts(
  tx: TransactionContext,
  all: Iterable<SoldProduct>,
  collectionIds: Map<string, number>,
): Promise<void> {
  await tx.db.insert(table.product).values(constructorProduct())
  const dictionary = await tx.db.select().from(table.facetValue)
  let id = FIRST_ID
  for (const batch of batches(all, BATCH)) {
    const rows = batch.map((product) => withFacets(id++, product, dictionary))
    await insertRows(
      tx,
      'product',
      rows.map(({ id, product }) => productRow(id, product)),
    )
    await insertRows(
      tx,
      'variant',
      rows.flatMap(({ id, product }) => variantRows(id, product)),
    )
    await insertRows(
      tx,
      'picture',
      rows.flatMap(({ product }) => pictureRows(product)),
    )
    await insertRows(
      tx,
      'collection_product',
      rows.flatMap((row) => memberRows(row, collectionIds)),
    )
    await insertRows(
      tx,
      'catalogue_entry',
      rows.map((row) => entryRow(row, collectionIds)),
    )
  }
}

function productRow(id: number, product: SoldProduct): typeof table.product.$inferInsert {
  const [first] = product.variants
  if (!first) throw new Error(`${product.realId} has no variant`)
  const { variants: _variants, collections: _collections, occasions: _occasions, ...columns } = product
  return {
    ...columns,
    id,
    updatedOn: product.createdOn,
    price: first.price,
    oldPrice: first.oldPrice,
    defaultVariant: first.slug,
    variantCount: product.variants.length,
    imageName: pictureName(first),
    imageAlt: altOf(product),
  }
}

function variantRows(productId: number, product: SeedProduct): (typeof table.variant.$inferInsert)[] {
  return product.variants.map((variant, position) => {
    const { drawing, ...columns } = variant
    return { ...columns, productId, imageName: pictureName({ ...variant, drawing }), position }
  })
}

function pictureRows(product: SeedProduct): (typeof table.picture.$inferInsert)[] {
  return product.variants.map((variant, position) => ({
    realId: product.realId,
    name: pictureName(variant),
    drawing: variant.drawing,
    alt: product.variants.length > 1 ? `${altOf(product)}, ${variant.title}` : altOf(product),
    position,
  }))
}

/** A product to insert, with its search columns. */
type Row = { id: number; product: SoldProduct; values: FacetRow[]; found: Found }
type Found = Pick<
  typeof table.catalogueEntry.$inferInsert,
  'popularity' | 'price' | 'createdOn' | 'active' | 'colours' | 'stems' | 'occasions' | 'traits'
>

function withFacets(id: number, product: SoldProduct, dictionary: FacetRow[]): Row {
  const { popularity, createdOn, sameDay, variants, collections, catToxicity, dogToxicity } = product
  const price = variants[0]?.price ?? 0
  const values = valuesOf(dictionary, {
    ...{ price, sameDay, variants, collections, catToxicity, dogToxicity },
  })
  return { id, product, values, found: { popularity, price, createdOn, active: true, ...masksOf(values) } }
}

function memberRows(
  { id, product, found }: Row,
  collectionIds: Map<string, number>,
): (typeof table.collectionProduct.$inferInsert)[] {
  return idsOf(product, collectionIds).map((collectionId) => ({ collectionId, productId: id, ...found }))
}

function entryRow({ id, product, values, found }: Row, collectionIds: Map<string, number>) {
  const keys = keysOf(values, idsOf(product, collectionIds))
  return { productId: id, title: product.title, keys, ...found }
}

/** A product may list a collection twice. */
function idsOf({ collections }: SeedProduct, collectionIds: Map<string, number>): number[] {
  return [...new Set(collections)].flatMap((slug) => collectionIds.get(slug) ?? [])
}

/**
 * Inserts rows with the same keys as one JSON parameter: for a hundred thousand products, building
 * placeholders takes longer than everything else.
 */
async function insertRows(
  tx: TransactionContext,
  name: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((key) => sql.identifier(snakeCase(key))),
    sql`, `,
  )
  const json = JSON.stringify(rows.map((row) => withSnakeCaseKeys(row)))
  const target = sql.identifier(name)
  await tx.db.execute(
    sql`insert into ${target} (${columns}) select ${columns} from jsonb_populate_recordset(null::${target}, ${json}::jsonb) on conflict do nothing`,
  )
}

function withSnakeCaseKeys(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]))
}

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function pictureName({ slug, drawing }: Pick<SeedProduct['variants'][number], 'slug' | 'drawing'>): string {
  return `${slug}-${drawingHash(drawing)}`
}

const KIND_WORD: Record<SeedProduct['kind'], string> = {
  bouquet: 'bouquet',
  roses: 'bouquet of roses',
  letterbox: 'letterbox flowers',
  gift: 'gift',
  card: 'greeting card',
  'gift-card': 'gift card',
  'gift-box': 'gift box',
  plant: 'plant',
}

function altOf({ title, kind, variants }: SeedProduct): string {
  const seen = variants[0] ? pictureSubject(variants[0].drawing) : null
  // A name such as Claret for Sunday does not say what is seen.
  return `${title}, ${seen ?? KIND_WORD[kind]}`
}

/** The product of constructor bouquets; in no listing. */
function constructorProduct(): typeof table.product.$inferInsert {
  return {
    id: 1,
    realId: CONSTRUCTOR_REAL_ID,
    slug: 'your-own-bouquet',
    title: 'Your own bouquet',
    kind: 'constructor',
    description: 'A bouquet made up stem by stem.',
    care: [],
    contains: [],
    popularity: 0,
    createdOn: '2025-01-15',
    sameDay: true,
    active: false,
    price: 0,
    defaultVariant: '',
    variantCount: 0,
    imageName: '',
    imageAlt: 'Your own bouquet',
  }
}

async function fillReviews(tx: TransactionContext, { reviews }: SeedData): Promise<void> {
  const ids = new Map(
    (await tx.db.select({ id: table.product.id, realId: table.product.realId }).from(table.product)).map(
      (row) => [row.realId, row.id],
    ),
  )
  const rows = reviews.map(({ product, ...review }) => ({
    ...review,
    productId: product ? (ids.get(product) ?? null) : null,
  }))
  await tx.db.insert(table.review).values(rows)
  await tx.db.execute(sql`
    update product set rating_total = rated.total, review_count = rated.reviews
    from (select product_id, sum(rating)::int as total, count(*)::int as reviews from review group by product_id) as rated
    where rated.product_id = product.id`)
}

async function fillPlaces(tx: TransactionContext, { cities }: SeedData): Promise<void> {
  await tx.db
    .insert(table.city)
    .values(cities.map(({ districts: _districts, ...city }, position) => ({ ...city, position })))
  const districts = cities.flatMap(({ slug, districts }) =>
    districts.map((district, position) => ({ ...district, citySlug: slug, position })),
  )
  await tx.db.insert(table.district).values(districts)
}

function* batches<T>(source: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of source) {
    batch.push(item)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length) yield batch
}
