import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Cart, SubscriptionChoice } from '../../contract/basket.ts'
import type { Database } from '../db/database.ts'
import { cart, cartLine } from '../db/schema.ts'
import { upsertLine, loadVariantLine } from './cart-line.ts'
import { changeCart } from './cart.ts'
import type { LoadedCart } from './cart.ts'
import type { Owner } from '../visitor/index.ts'
import { resolveSubscriptionChoice } from './subscription-choice.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/**
 * Turns the subscription of the cart on or off. Returns the whole cart. Throws 400 when `everyWeeks` is not
 * on offer.
 */
export async function setCartSubscription(
  ctx: Context<Database>,
  owner: Owner,
  value: boolean,
  everyWeeks?: number,
): Promise<Cart> {
  return changeCart(ctx, owner, (tx, row) => writeCartSubscription(tx, row, value, { everyWeeks }))
}

/**
 * Adds the flowers of a subscription to the cart and replaces those chosen before. Idempotent. Throws 400 or
 * 409 when the interval or the discount is not available.
 */
export async function chooseSubscription(
  ctx: Context<Database>,
  owner: Owner,
  input: z.infer<typeof SubscriptionChoice>,
): Promise<Cart> {
  const { product_id: productId, position_slug: slug } = input
  return changeCart(ctx, owner, async (tx, row) => {
    const line = await loadVariantLine(tx, productId, slug, '')
    await tx.db
      .delete(cartLine)
      .where(
        and(
          eq(cartLine.cartId, row.id),
          eq(cartLine.isRecurring, true),
          or(ne(cartLine.productId, productId), ne(cartLine.positionSlug, line.positionSlug)),
        ),
      )
    await upsertLine(tx, row.id, line, 1)
    await setRecurringLine(tx, row.id, line)
    const discount = input.first_bouquet_discount
    await writeCartSubscription(tx, row, true, { everyWeeks: input.every_weeks, discount: discount ?? null })
  })
}

/** Marks one line as the recurring line and unmarks all others. */
export async function setRecurringLine(
  tx: TransactionContext,
  cartId: string,
  { productId, positionSlug }: { productId: number; positionSlug: string },
): Promise<void> {
  await tx.db
    .update(cartLine)
    .set({
      isRecurring: sql`${cartLine.productId} = ${productId} and ${cartLine.positionSlug} = ${positionSlug}`,
    })
    .where(eq(cartLine.cartId, cartId))
}

/** Sets or clears the subscription of a cart. Throws when the interval or the discount is not available. */
export async function writeCartSubscription(
  tx: TransactionContext,
  row: LoadedCart,
  withSubscription: boolean,
  wanted: { everyWeeks?: number | undefined; discount?: number | null } = {},
): Promise<void> {
  const values = withSubscription
    ? await resolveSubscriptionChoice(tx, row, wanted)
    : { everyWeeks: null, firstBouquetPercent: null }
  if (!withSubscription)
    await tx.db.update(cartLine).set({ isRecurring: false }).where(eq(cartLine.cartId, row.id))
  await tx.db
    .update(cart)
    .set({ withSubscription, ...values })
    .where(eq(cart.id, row.id))
}
