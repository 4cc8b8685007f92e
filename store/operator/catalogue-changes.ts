import { and, countDistinct, eq, inArray, ne, or, sql } from 'drizzle-orm'
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
    // From now on nobody subscribes to it or orders a subscription to it: that would take the same lock.
    await ctx.db.select({ id: variant.id }).from(variant).where(eq(variant.id, gone.id)).for('update')
    const ended = await endedWith(ctx, gone.id)
    if (ended)
      errors.push(
        `variants: ${gone.slug} cannot be left out: ${ended} would end with it. Withdraw the product instead (active: no)`,
      )
    const combos = await combosWith(ctx, gone.id)
    const touched = await cartsAndOrders(ctx, [gone.id])
    lines.push(
      `${gone.slug} is withdrawn${touched}${combos ? `, and ${plural(combos, 'combination')} with it` : ''}`,
    )
  }
  if (row.active !== entry.active) lines.push(await activityOf(ctx, entry, variants))
  return { lines, errors }
}

async function activityOf(ctx: Context, entry: FileProduct, variants: VariantRow[]): Promise<string> {
  if (entry.active) return 'for sale again'
  const ids = variants.map(({ id }) => id)
  const alive = await subscriptionsOn(ctx, ids)
  return `withdrawn${await cartsAndOrders(ctx, ids)}${alive ? `; ${plural(alive, 'subscription')} of it will rest, and whose they are is written to` : ''}`
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

/**
 * Returns the carts that lose variants when those are withdrawn and the orders awaiting payment that keep them, in words
 * for the end of a sentence.
 */
async function cartsAndOrders(ctx: Context, variantIds: number[]): Promise<string> {
  if (!variantIds.length) return ''
  const carts = await cartsWith(ctx, variantIds)
  const orders = await unpaidOrdersWith(ctx, variantIds)
  return [
    carts ? `, also from ${plural(carts, 'cart')}` : '',
    orders.length
      ? `; ${plural(orders.length, 'order')} awaiting payment ${orders.length === 1 ? 'keeps' : 'keep'} it: ${orders.join(', ')}`
      : '',
  ].join('')
}

/** Returns a query for the combinations that have one of the variants. */
const combosOf = (ctx: Context, variantIds: number[]) =>
  ctx.db
    .select({ id: comboVariant.comboId })
    .from(comboVariant)
    .where(inArray(comboVariant.variantId, variantIds))

/** Counts the carts that have one of the variants, by itself or in a combination. */
async function cartsWith(ctx: Context, variantIds: number[]): Promise<number> {
  const [found] = await ctx.db
    .select({ count: countDistinct(cartLine.cartId) })
    .from(cartLine)
    .where(or(inArray(cartLine.variantId, variantIds), inArray(cartLine.comboId, combosOf(ctx, variantIds))))
  return found?.count ?? 0
}

/** Returns the numbers of the orders awaiting payment that have one of the variants, by itself or in a combination. */
async function unpaidOrdersWith(ctx: Context, variantIds: number[]): Promise<string[]> {
  const ids = sql.join(
    variantIds.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await ctx.db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.state, 'awaiting_payment'),
        sql`exists (select from jsonb_array_elements(${order.lines}) as line
          where (line ->> 'variantId')::int in (${ids})
            or (line ->> 'comboId')::int in ${combosOf(ctx, variantIds)})`,
      ),
    )
    .orderBy(order.id)
  return rows.map(({ id }) => id)
}
