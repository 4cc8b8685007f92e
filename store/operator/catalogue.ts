import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { collection, collectionProduct, product, variant } from '../db/schema.ts'
import type { ProductRow } from '../db/schema.ts'
import { CONSTRUCTOR_REAL_ID } from '../catalogue/index.ts'
import { catalogueChanges } from './catalogue-changes.ts'
import type { CatalogueChanges } from './catalogue-changes.ts'
import { checkCatalogue, chunks } from './catalogue-check.ts'
import { formatOf, readRows, writeCatalogue } from './catalogue-file.ts'
import type { Exported, FileFormat, FileProduct } from './catalogue-file.ts'
import { importProducts, rowsNamed } from './catalogue-import.ts'
import { fileErrorText } from './file-error.ts'
import { UsageError, plural, readArgs } from './command.ts'
import type { Command, Operator } from './command.ts'
import { inTransaction } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

/** The number of errors shown; more are usually the same error repeated. */
const MAX_SHOWN = 50
const AT_ONCE = 500

const exportAll: Command = {
  usage: '<file.csv|file.json>',
  about: 'Writes the catalogue to a file: JSON, or CSV with a row for each variant',
  run: async (ctx, args) => {
    const file = fileOf(readArgs(args, ['The file'], {}).words[0])
    const products = await readCatalogue(ctx)
    await writeFile(file, writeCatalogue(products, formatOf(file))).catch((error: Error) => {
      throw new UsageError(`${file} cannot be written: ${fileErrorText(error)}`)
    })
    if (!products.length)
      return ctx.say(`This database has no products: nothing but the heading is in ${file}.`)
    ctx.say(`${plural(products.length, 'product')} ${products.length === 1 ? 'is' : 'are'} in ${file}.`)
  },
}

const importAll: Command = {
  usage: '<file.csv|file.json> [--check]',
  about: 'Takes products over from such a file, all or, if anything is wrong, none; --check only looks',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, ['The file'], { check: { type: 'boolean', default: false } })
    const file = fileOf(words[0])
    const content = await readFile(file).catch((error: Error) => {
      throw new UsageError(`${file} cannot be read: ${fileErrorText(error)}`)
    })
    const read = rowsOf(content, formatOf(file), file)
    if (values.check) {
      const { products } = await check(ctx, read, file)
      return ctx.say(
        `${plural(products.length, 'product')} in ${file} ${products.length === 1 ? 'is' : 'are'} right; nothing was written.`,
      )
    }
    const counts = await inTransaction(ctx, async (tx) => {
      // In the transaction that writes: nobody may order what is left out after it was found that nobody has.
      const { products } = await check(tx, read, file)
      const all = { changed: 0, made: 0, same: 0 }
      for (const some of chunks(products, AT_ONCE)) {
        const others = await withoutSame(tx, some)
        const { changed, made } = await importProducts(tx, others)
        all.changed += changed
        all.made += made
        all.same += some.length - others.length
      }
      return all
    })
    ctx.say(`${plural(counts.changed, 'product')} changed, ${counts.made} new, ${counts.same} as before.`)
  },
}

/**
 * Returns the products of a file that are new, or not what they are in the shop. The others are not written: pages and an edge would
 * forget them for nothing.
 */
async function withoutSame(ctx: Context, products: FileProduct[]): Promise<FileProduct[]> {
  const rows = await rowsNamed(
    ctx,
    products.map(({ real_id }) => real_id),
  )
  const inShop = new Map((await toFile(ctx, [...rows.values()])).map((known) => [known.real_id, known]))
  return products.filter((entry) => {
    const [known, row] = [inShop.get(entry.real_id), rows.get(entry.real_id)]
    return !known || !row || !isSame(entry, known) || !isLikeFirstVariant(row, entry)
  })
}

/** Returns true if a product of a file says what the shop says of it. What it leaves open stays. */
function isSame(entry: FileProduct, known: Exported): boolean {
  const said = Object.entries(entry).filter(([, value]) => value !== undefined)
  const after = {
    ...known,
    ...Object.fromEntries(said),
    alcohol: entry.alcohol ?? known.alcohol,
    gift_card_by: entry.kind === 'gift-card' ? (entry.gift_card_by ?? known.gift_card_by) : null,
    vat_rate: entry.vat_rate ?? known.vat_rate,
    looks_like: null,
    collections: entry.collections.toSorted(),
  }
  return isDeepStrictEqual(after, { ...known, collections: known.collections.toSorted() })
}

/** Returns true if a product has the price and the name of its first variant, which an import writes. */
function isLikeFirstVariant(row: ProductRow, { variants: [first] }: FileProduct): boolean {
  return (
    row.price === first?.price_pence &&
    row.oldPrice === first.old_price_pence &&
    row.defaultVariant === first.slug
  )
}

/** Checks the products of a file and says what would change. Throws UsageError with all that is wrong. */
async function check(
  ctx: Context & Pick<Operator, 'say'>,
  read: ReturnType<typeof rowsOf>,
  file: string,
): Promise<{ products: FileProduct[] }> {
  const { products, errors: others } = await checkCatalogue(ctx, read.rows)
  const changes = await changesOf(ctx, products)
  const errors = [...read.errors, ...others, ...changes.errors]
  if (errors.length) {
    const more = errors.length > MAX_SHOWN ? [`… and ${errors.length - MAX_SHOWN} more`] : []
    throw new UsageError(
      [
        `${plural(errors.length, 'mistake')} in ${file}; nothing was written:`,
        ...errors.slice(0, MAX_SHOWN),
        ...more,
      ].join('\n  '),
    )
  }
  if (!products.length) throw new UsageError(`There are no products in ${file}`)
  sayChanges(changes.lines, ctx.say)
  return { products }
}

async function changesOf(ctx: Context, products: FileProduct[]): Promise<CatalogueChanges> {
  const all: CatalogueChanges = { lines: [], errors: [] }
  for (const some of chunks(products, AT_ONCE)) {
    const { lines, errors } = await catalogueChanges(ctx, some)
    all.lines.push(...lines)
    all.errors.push(...errors)
  }
  return all
}

/** Prints the changes that shoppers will notice, so that a wrong price is seen before it is written. */
function sayChanges(lines: string[], say: (line: string) => void): void {
  if (!lines.length) return say('No price changes, and nothing is withdrawn.')
  for (const line of lines.slice(0, MAX_SHOWN)) say(line)
  if (lines.length > MAX_SHOWN) say(`… and ${lines.length - MAX_SHOWN} more`)
}

export const catalogue: Record<string, Command> = { export: exportAll, import: importAll }

/** Returns the file name. Throws UsageError for other types than CSV and JSON. */
function fileOf(file: string): string {
  if (['.csv', '.json'].includes(extname(file).toLowerCase())) return file
  throw new UsageError(`The file must end in .csv or .json, not "${file}"`)
}

function rowsOf(content: Uint8Array, format: FileFormat, file: string) {
  try {
    // `fatal` refuses a file in another encoding, whose accents and pound signs would be lost.
    return readRows(new TextDecoder('utf-8', { fatal: true }).decode(content), format)
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
    throw new UsageError(`${file} cannot be read as ${format.toUpperCase()}: ${why}`)
  }
}

async function readCatalogue(ctx: Context<Database>): Promise<Exported[]> {
  const products: Exported[] = []
  for (let after = 0; ;) {
    const rows = await ctx.db
      .select()
      .from(product)
      // The constructor's product has no fixed content to export.
      .where(and(gt(product.id, after), ne(product.realId, CONSTRUCTOR_REAL_ID)))
      .orderBy(asc(product.id))
      .limit(AT_ONCE)
    if (!rows.length) return products
    after = rows.at(-1)?.id ?? after
    products.push(...(await toFile(ctx, rows)))
  }
}

async function toFile(ctx: Context, rows: ProductRow[]): Promise<Exported[]> {
  const ids = rows.map(({ id }) => id)
  const variants = await ctx.db
    .select()
    .from(variant)
    .where(inArray(variant.productId, ids))
    .orderBy(asc(variant.position))
  const memberships = await ctx.db
    .select({ productId: collectionProduct.productId, slug: collection.slug })
    .from(collectionProduct)
    .innerJoin(collection, eq(collection.id, collectionProduct.collectionId))
    .where(inArray(collectionProduct.productId, ids))
    .orderBy(asc(collection.position))
  return rows.map((row) => ({
    real_id: row.realId,
    slug: row.slug,
    title: row.title,
    kind: row.kind,
    description: row.description,
    care: row.care,
    contains: row.contains,
    same_day: row.sameDay,
    active: row.active,
    alcohol: row.alcohol,
    gift_card_by: row.giftCardBy,
    vat_rate: row.vatRate,
    cat_toxicity: row.catToxicity,
    dog_toxicity: row.dogToxicity,
    collections: memberships.filter(({ productId }) => productId === row.id).map(({ slug }) => slug),
    looks_like: null,
    variants: variants
      .filter(({ productId }) => productId === row.id)
      .map(({ slug, title, length, size, colour, count, price, oldPrice }) => ({
        slug,
        title,
        length,
        size,
        colour,
        count,
        price_pence: price,
        old_price_pence: oldPrice,
      })),
  }))
}
