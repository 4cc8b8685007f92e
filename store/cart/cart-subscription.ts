import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Cart, SubscriptionChoice } from '../../contract/basket.ts'
import type { Database } from '../db/database.ts'
import { cart, cartLine } from '../db/schema.ts'
import { putLine, variantLine } from './cart-line.ts'
import { changeCart } from './cart.ts'
import type { LoadedCart } from './cart.ts'
import type { Owner } from '../visitor/index.ts'
import { subscriptionTaken } from './subscription-taken.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

export async function setWithSubscription(
  ctx: Context<Database>,
  owner: Owner,
  value: boolean,
  everyWeeks?: number,
): Promise<Cart> {
  return changeCart(ctx, owner, (tx, row) => subscribe(tx, row, value, { everyWeeks }))
}

/**
 * Puts one of the flowers of a subscription in the cart, with how often they come, in place of those that were chosen
 * before. Repeating it changes nothing.
 */
export async function chooseSubscription(
  ctx: Context<Database>,
  owner: Owner,
  input: z.infer<typeof SubscriptionChoice>,
): Promise<Cart> {
  const { product_id: productId, position_slug: slug } = input
  return changeCart(ctx, owner, async (tx, row) => {
    const line = await variantLine(tx, productId, slug, '')
    await tx.db
      .delete(cartLine)
      .where(
        and(
          eq(cartLine.cartId, row.id),
          eq(cartLine.isRecurring, true),
          or(ne(cartLine.productId, productId), ne(cartLine.positionSlug, line.positionSlug)),
        ),
      )
    await putLine(tx, row.id, line, 1)
    await markLine(tx, row.id, line)
    const discount = input.first_bouquet_discount
    await subscribe(tx, row, true, { everyWeeks: input.every_weeks, discount: discount ?? null })
  })
}

/** Marks the line that comes again, and no other. */
export async function markLine(
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

/** Throws for a rhythm or a discount that is not on offer. */
export async function subscribe(
  tx: TransactionContext,
  row: LoadedCart,
  withSubscription: boolean,
  wanted: { everyWeeks?: number | undefined; discount?: number | null } = {},
): Promise<void> {
  const values = withSubscription
    ? await subscriptionTaken(tx, row, wanted)
    : { everyWeeks: null, firstBouquetPercent: null }
  if (!withSubscription)
    await tx.db.update(cartLine).set({ isRecurring: false }).where(eq(cartLine.cartId, row.id))
  await tx.db
    .update(cart)
    .set({ withSubscription, ...values })
    .where(eq(cart.id, row.id))
}
