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
import type { Context } from '../kernel/index.ts'

const PURPOSE = 'open cart'

/** Where a cart is found from an e-mail: an account's by signing in, a guest's by a link, in whatever browser it is read. */
export function cartUrl(links: Links, row: Pick<LoadedCart, 'realId' | 'userId'>): string {
  if (row.userId) return accountUrl(links, '/cart')
  return `${links.siteUrl}/cart/open/${signedToken(links.secret, PURPOSE, row.realId)}`
}

/**
 * Puts what is in a guest's cart into the visitor's own, by the link in an e-mail about it; the guest keeps theirs. A cart
 * that has something in it already stays as it is, so a repeat adds nothing. Throws when there is no such cart.
 */
export function openCart(ctx: Context<Database>, secret: string, owner: Owner, token: string): Promise<Cart> {
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
