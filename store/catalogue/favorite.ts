import { and, desc, eq, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { Favorites } from '../../contract/favorites.ts'
import { builtOnce } from '../db/built-once.ts'
import type { Database } from '../db/database.ts'
import { favorite, product, session, user } from '../db/schema.ts'
import { cardsById } from './product-card.ts'
import { toDate, conflict, notFound, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import type { Owner, OwnerOf } from '../visitor/index.ts'

const MAX_FAVORITES = 200

/** Returns the favourites of a visitor, newest first. */
export async function getFavorites(ctx: Context, owner: Owner): Promise<Favorites> {
  const list = await cardsById(ctx, await favoriteIds(ctx, owner))
  return { ids: list.map((card) => card.id), list }
}

/** Returns the products that a visitor likes and that are sold, newest first, as `getFavorites` does with their cards. */
export async function favoriteIds(ctx: Context, owner: Owner): Promise<number[]> {
  const rows = await ('userId' in owner ? idsOfUser(ctx).execute(owner) : idsOfGuest(ctx).execute(owner))
  return rows.flatMap(({ id, active }) => (active ? id : []))
}

const likedIds = (owner: OwnerOf<Placeholder>) =>
  builtOnce((db) =>
    db
      .select({ id: favorite.productId, active: product.active })
      .from(favorite)
      .innerJoin(product, eq(product.id, favorite.productId))
      .where(ownFavorites(owner))
      .orderBy(desc(favorite.addedAt), desc(favorite.productId))
      .limit(MAX_FAVORITES),
  )

const idsOfUser = likedIds({ userId: sql.placeholder('userId') })
const idsOfGuest = likedIds({ sessionId: sql.placeholder('sessionId') })

/**
 * Adds a product to the favourites; adding it again changes nothing. Throws 404 when there is no such product and 409
 * when the list is full.
 */
export async function addFavorite(
  ctx: Context<Database>,
  owner: Owner,
  productId: number,
): Promise<Favorites> {
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, owner)
    const [found] = await tx.db
      .select({ active: product.active })
      .from(product)
      .where(eq(product.id, productId))
    if (!found?.active) throw notFound('product')
    const held = await tx.db.select({ id: favorite.productId }).from(favorite).where(ownFavorites(owner))
    if (held.some(({ id }) => id === productId)) return getFavorites(tx, owner)
    if (held.length >= MAX_FAVORITES)
      throw conflict('favorites_full', `There is room for ${MAX_FAVORITES} favourites.`)
    await tx.db.insert(favorite).values({ ...owner, productId, addedAt: toDate(ctx.clock.now()) })
    return getFavorites(tx, owner)
  })
}

/** Removes a product from the favourites, if it is one. */
export async function removeFavorite(ctx: Context, owner: Owner, productId: number): Promise<Favorites> {
  await ctx.db.delete(favorite).where(and(ownFavorites(owner), eq(favorite.productId, productId)))
  return getFavorites(ctx, owner)
}

/** Moves a guest's favourites to the user who has signed in. Products that both have keep the earlier date. */
export async function mergeFavorites(
  tx: TransactionContext,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  await tx.db.execute(sql`
    insert into favorite as kept (user_id, product_id, added_at)
    select ${userId}::uuid, product_id, added_at from favorite where session_id = ${sessionId}
    on conflict (user_id, product_id) do update set added_at = least(kept.added_at, excluded.added_at)`)
  await tx.db.delete(favorite).where(eq(favorite.sessionId, sessionId))
}

function ownFavorites(owner: OwnerOf<string | Placeholder>): SQL {
  return 'userId' in owner ? eq(favorite.userId, owner.userId) : eq(favorite.sessionId, owner.sessionId)
}

/** Locks the owner's row, so that concurrent requests cannot exceed the limit. */
async function lockOwner(tx: TransactionContext, owner: Owner): Promise<void> {
  const locked =
    'userId' in owner
      ? tx.db.select({ id: user.id }).from(user).where(eq(user.id, owner.userId))
      : tx.db.select({ id: session.id }).from(session).where(eq(session.id, owner.sessionId))
  await locked.for('update')
}
