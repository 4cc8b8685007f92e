import { inArray } from 'drizzle-orm'
import { issueMessage } from '../../contract/types/field-errors.ts'
import { collection, product } from '../db/schema.ts'
import { FileProduct } from './catalogue-file.ts'
import type { Context } from '../kernel/index.ts'

export type Checked = { products: FileProduct[]; errors: string[] }

/** Validates the products of a file, also against the shop's data. Returns all errors with their places. */
export async function checkCatalogue(
  ctx: Context,
  rows: { where: string; value: unknown }[],
): Promise<Checked> {
  const errors: string[] = []
  const found: { where: string; product: FileProduct }[] = []
  for (const { where, value } of rows) {
    const parsed = FileProduct.safeParse(value)
    if (parsed.success) found.push({ where, product: parsed.data })
    else
      for (const issue of parsed.error.issues)
        errors.push(`${where}: ${issue.path.join('.') || 'the product'}: ${issueMessage(issue)}`)
  }
  for (const name of ['real_id', 'slug'] as const) errors.push(...duplicateErrors(found, name))
  for (const { where, product: entry } of found) {
    errors.push(...productErrors(entry).map((message) => `${where}: ${message}`))
  }
  errors.push(...(await shopErrors(ctx, found)))
  return { products: found.map(({ product: entry }) => entry), errors }
}

function duplicateErrors(
  found: { where: string; product: FileProduct }[],
  name: 'real_id' | 'slug',
): string[] {
  const first = new Map<string, string>()
  return found.flatMap(({ where, product: entry }) => {
    const earlier = first.get(entry[name])
    if (!earlier) first.set(entry[name], where)
    return earlier ? [`${where}: ${name}: ${entry[name]} stands at ${earlier} already`] : []
  })
}

function productErrors({ variants, collections }: FileProduct): string[] {
  const twice = duplicates(variants.map(({ slug }) => slug))
  const dear = variants.filter(
    ({ price_pence, old_price_pence }) => (old_price_pence ?? Infinity) <= price_pence,
  )
  return [
    ...twice.map((slug) => `variants: ${slug} is there twice`),
    ...duplicates(collections).map((slug) => `collections: ${slug} is there twice`),
    ...dear.map(({ slug }) => `variants: ${slug}: old_price_pence must be more than price_pence`),
  ]
}

const duplicates = (slugs: string[]) => slugs.filter((slug, index) => slugs.indexOf(slug) !== index)

async function shopErrors(ctx: Context, found: { where: string; product: FileProduct }[]): Promise<string[]> {
  const collections = new Set(
    (await ctx.db.select({ slug: collection.slug }).from(collection)).map(({ slug }) => slug),
  )
  const named = found.flatMap(({ product: entry }) => [entry.real_id, entry.looks_like ?? entry.real_id])
  const known = new Set(await realIdsAmong(ctx, [...new Set(named)]))
  const slugs = found.map(({ product: entry }) => entry.slug)
  const taken = new Map<string, string>()
  for (const some of chunks(slugs))
    for (const row of await ctx.db
      .select({ slug: product.slug, realId: product.realId })
      .from(product)
      .where(inArray(product.slug, some)))
      taken.set(row.slug, row.realId)
  return found.flatMap(({ where, product: entry }) => {
    const errors: string[] = []
    for (const slug of entry.collections)
      if (!collections.has(slug)) errors.push(`collections: there is no ${slug}`)
    const owner = taken.get(entry.slug)
    if (owner && owner !== entry.real_id) errors.push(`slug: ${entry.slug} belongs to ${owner}`)
    if (!known.has(entry.real_id) && !entry.looks_like)
      errors.push('looks_like: a new product needs one whose pictures it has until its own are there')
    if (entry.looks_like && !known.has(entry.looks_like))
      errors.push(`looks_like: there is no ${entry.looks_like}`)
    return errors.map((message) => `${where}: ${message}`)
  })
}

async function realIdsAmong(ctx: Context, realIds: string[]): Promise<string[]> {
  const found: string[] = []
  for (const some of chunks(realIds)) {
    const rows = await ctx.db
      .select({ realId: product.realId })
      .from(product)
      .where(inArray(product.realId, some))
    found.push(...rows.map(({ realId }) => realId))
  }
  return found
}

/** Splits a list into chunks that fit one statement. */
export function chunks<T>(list: T[], size = 500): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}
