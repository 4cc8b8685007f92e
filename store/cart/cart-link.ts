import { and, eq, isNull } from 'drizzle-orm'
import type { Cart } from '../../contract/basket.ts'
import type { Database } from '../db/database.ts'
import { cart, cartLine } from '../db/schema.ts'
import { changeCart, linesOf } from './cart.ts'
import type { LoadedCart } from './cart.ts'
import { accountUrl, readSignedToken, signedToken } from '../outbox/index.ts'
import type { Links } from '../outbox/index.ts'
import type { Owner } from '../visitor/index.ts'
import { notFound } from '../kernel/index.ts'
import type { Context, Secret } from '../kernel/index.ts'

const PURPOSE = 'open cart'

/**
 * Returns the link to a cart for e-mails. A user's cart opens after sign-in, a guest's by a signed link in
 * any browser.
 */
export function cartUrl(links: Links, row: Pick<LoadedCart, 'realId' | 'userId'>): string {
  if (row.userId) return accountUrl(links, '/cart')
  return `${links.siteUrl}/cart/open/${signedToken(links.secret, PURPOSE, row.realId)}`
}

/**
 * Copies the lines of a guest's cart into the visitor's own cart, by the link in an e-mail. Does nothing when
 * the visitor's cart already has lines, so a repeat adds nothing. Throws 404 when the link is invalid.
 */
export function openCart(ctx: Context<Database>, secret: Secret, owner: Owner, token: string): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, own) => {
    const realId = readSignedToken(secret, PURPOSE, token)
    const [left] = realId
      ? await tx.db
          .select()
          .from(cart)
          .where(and(eq(cart.realId, realId), isNull(cart.userId)))
      : []
    if (!left) throw notFound('cart')
    if (left.id === own.id || (await linesOf(tx, own.id)).length) return
    const lines = (await linesOf(tx, left.id)).map(({ id: _id, ...line }) => ({ ...line, cartId: own.id }))
    if (!lines.length) return
    await tx.db.insert(cartLine).values(lines)
    const { withSubscription, everyWeeks, firstBouquetPercent } = left
    await tx.db
      .update(cart)
      .set({ withSubscription, everyWeeks, firstBouquetPercent })
      .where(eq(cart.id, own.id))
  })
}
