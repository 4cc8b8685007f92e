import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { cartLine, comboVariant, deliverySubscription, order, product, variant } from '../db/schema.ts'
import type { ProductRow, VariantRow } from '../db/schema.ts'
import { pounds } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import type { FileProduct } from './catalogue-file.ts'
import { plural } from './command.ts'

/** What an import would change, as lines for the operator, and what it must not change. */
export type CatalogueChanges = { lines: string[]; errors: string[] }

/**
 * Compares the products of a file with those of the shop: prices, withdrawals and returns, and the carts and
 * subscriptions affected. A variant with active subscriptions, or with orders that start one when they are paid,
 * must not be removed; its product is withdrawn instead.
 */
export async function catalogueChanges(ctx: Context, products: FileProduct[]): Promise<CatalogueChanges> {
  const rows = await ctx.db
    .select()
    .from(product)
    .where(
      inArray(
        product.realId,
        products.map(({ real_id }) => real_id),
      ),
    )
  const ids = rows.map(({ id }) => id)
  const variants = ids.length
    ? await ctx.db.select().from(variant).where(inArray(variant.productId, ids))
    : []
  const changes: CatalogueChanges = { lines: [], errors: [] }
  for (const entry of products) {
    const row = rows.find(({ realId }) => realId === entry.real_id)
    const own = row ? variants.filter(({ productId }) => productId === row.id) : []
    const { lines, errors } = row ? await changesOf(ctx, row, own, entry) : { lines: ['new'], errors: [] }
    changes.lines.push(...lines.map((line) => `${entry.real_id} ${entry.title}: ${line}`))
    changes.errors.push(...errors.map((error) => `${entry.real_id}: ${error}`))
  }
  return changes
}

async function changesOf(
  ctx: Context,
  row: ProductRow,
  variants: VariantRow[],
  entry: FileProduct,
): Promise<CatalogueChanges> {
  const kept = new Map(entry.variants.map((each) => [each.slug, each]))
  const lines = [...kept.values()].flatMap((now) => {
    const before = variants.find(({ slug }) => slug === now.slug)
    if (!before) return [`${now.slug} is new, ${pounds(now.price_pence)}`]
    if (before.price === now.price_pence) return []
    return [`${now.slug} ${pounds(before.price)} → ${pounds(now.price_pence)}`]
  })
  const errors: string[] = []
  for (const gone of variants.filter(({ slug }) => !kept.has(slug))) {
    const ended = await endedWith(ctx, gone.id)
    if (ended)
      errors.push(
        `variants: ${gone.slug} cannot be left out: ${ended} would end with it. Withdraw the product instead (active: no)`,
      )
    const carts = await cartsWith(ctx, gone.id)
    const combos = await combosWith(ctx, gone.id)
    lines.push(
      `${gone.slug} is withdrawn${carts ? `, also from ${plural(carts, 'cart')}` : ''}${combos ? `, and ${plural(combos, 'combination')} with it` : ''}`,
    )
  }
  if (row.active !== entry.active) lines.push(await activityOf(ctx, entry, variants))
  return { lines, errors }
}

async function activityOf(ctx: Context, entry: FileProduct, variants: VariantRow[]): Promise<string> {
  if (entry.active) return 'for sale again'
  const alive = await subscriptionsOn(
    ctx,
    variants.map(({ id }) => id),
  )
  return `withdrawn${alive ? `; ${plural(alive, 'subscription')} of it will rest, and whose they are is written to` : ''}`
}

/** Returns what could not go on without a variant, in words; an empty string if there is nothing. */
async function endedWith(ctx: Context, variantId: number): Promise<string> {
  const alive = await subscriptionsOn(ctx, [variantId])
  const unpaid = await unpaidSubscriptionsOn(ctx, variantId)
  return [
    alive ? plural(alive, 'subscription') : '',
    unpaid ? `${plural(unpaid, 'subscription order')} awaiting payment` : '',
  ]
    .filter(Boolean)
    .join(' and ')
}

/** Counts the orders that start a subscription to a variant when they are paid. */
async function unpaidSubscriptionsOn(ctx: Context, variantId: number): Promise<number> {
  const isOfVariant = sql`(${order.subscription} ->> 'variantId')::int = ${variantId}`
  return ctx.db.$count(order, and(eq(order.state, 'awaiting_payment'), isOfVariant))
}

async function subscriptionsOn(ctx: Context, variantIds: number[]): Promise<number> {
  if (!variantIds.length) return 0
  return ctx.db.$count(
    deliverySubscription,
    and(inArray(deliverySubscription.variantId, variantIds), ne(deliverySubscription.state, 'cancelled')),
  )
}

const combosWith = (ctx: Context, variantId: number): Promise<number> =>
  ctx.db.$count(comboVariant, eq(comboVariant.variantId, variantId))

/** Counts the lines of carts that have a variant, by itself or in a combination. */
async function cartsWith(ctx: Context, variantId: number): Promise<number> {
  const combos = ctx.db
    .select({ id: comboVariant.comboId })
    .from(comboVariant)
    .where(eq(comboVariant.variantId, variantId))
  return ctx.db.$count(cartLine, or(eq(cartLine.variantId, variantId), inArray(cartLine.comboId, combos)))
}
