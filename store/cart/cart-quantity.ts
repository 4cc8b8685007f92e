import { eq, inArray, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import { cart, cartLine, combo, product, variant } from '../db/schema.ts'
import { combosOnSale } from '../catalogue/index.ts'
import type { Context } from '../kernel/index.ts'
import { ownedBy } from '../visitor/index.ts'
import type { Owner, OwnerOf } from '../visitor/index.ts'

/** Returns how many things are in a visitor's cart, as the cart itself says: what is no longer sold does not count. */
export async function cartQuantity(ctx: Context, owner: Owner): Promise<number> {
  const lines = await ('userId' in owner ? linesOfUser(ctx).execute(owner) : linesOfGuest(ctx).execute(owner))
  const ids = lines.flatMap(({ comboId }) => comboId ?? [])
  const combos = new Set(
    ids.length ? (await combosOnSale(ctx, inArray(combo.id, ids))).map(({ id }) => id) : [],
  )
  return lines
    .filter(({ comboId, isSold }) => (comboId === null ? isSold : combos.has(comboId)))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

const linesOf = (owner: OwnerOf<Placeholder>) =>
  builtOnce((db) =>
    db
      .select({
        quantity: cartLine.quantity,
        comboId: cartLine.comboId,
        // A bouquet that the shopper made is always sold.
        isSold: sql<boolean>`${cartLine.kind} <> 'variant' or ${product.active}`,
      })
      .from(cartLine)
      .innerJoin(cart, eq(cart.id, cartLine.cartId))
      .leftJoin(variant, eq(variant.id, cartLine.variantId))
      .leftJoin(product, eq(product.id, variant.productId))
      .where(ownedBy(cart, owner)),
  )

const linesOfUser = linesOf({ userId: sql.placeholder('userId') })
const linesOfGuest = linesOf({ sessionId: sql.placeholder('sessionId') })
