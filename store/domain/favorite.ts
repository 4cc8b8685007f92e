import { and, desc, eq, sql } from 'drizzle-orm'
import type { Favorites } from '../../contract/favorites.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { favorite, product } from '../db/schema.ts'
import { cardsById } from './card.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { conflict, notFound } from './store-error.ts'

const MOST = 200

/** Whose favourites: of a guest session. An account becomes the other kind of owner. */
export type FavouriteOwner = { sessionId: string }

/** What a visitor likes, newest first. */
export async function getFavorites(db: Queryable, { sessionId }: FavouriteOwner): Promise<Favorites> {
  const rows = await db
    .select({ id: favorite.productId })
    .from(favorite)
    .where(eq(favorite.sessionId, sessionId))
    .orderBy(desc(favorite.addedAt), desc(favorite.productId))
    .limit(MOST)
  const list = await cardsById(
    db,
    rows.map((row) => row.id),
  )
  return { ids: list.map((card) => card.id), list }
}

/** Likes a product; twice is once. Throws when there is no such product, or no room. */
export async function addFavorite(
  db: Queryable,
  clock: Clock,
  owner: FavouriteOwner,
  productId: number,
): Promise<Favorites> {
  const { sessionId } = owner
  const [found] = await db.select({ active: product.active }).from(product).where(eq(product.id, productId))
  if (!found?.active) throw notFound('product')
  const isHeld = sql`exists (select 1 from favorite where session_id = ${sessionId} and product_id = ${productId})`
  const isRoom = sql`(select count(*) from favorite where session_id = ${sessionId}) < ${MOST}`
  const { rows } = await db.execute<{ ok: boolean }>(sql`
    with added as (
      insert into favorite (session_id, product_id, added_at)
      select ${sessionId}::uuid, ${productId}::int, ${toDate(clock.now()).toISOString()}::timestamptz where ${isRoom}
      on conflict do nothing returning 1
    ) select exists (select 1 from added) or ${isHeld} or ${isRoom} as ok`)
  if (!rows[0]?.ok) throw conflict('favorites_full', `There is room for ${MOST} favourites.`)
  return getFavorites(db, owner)
}

/** Likes it no more; what was not liked stays so. */
export async function removeFavorite(
  db: Queryable,
  owner: FavouriteOwner,
  productId: number,
): Promise<Favorites> {
  await db
    .delete(favorite)
    .where(and(eq(favorite.sessionId, owner.sessionId), eq(favorite.productId, productId)))
  return getFavorites(db, owner)
}

/**
 * Gives one owner's favourites to another and leaves the first with none: for the moment somebody signs in.
 * What both have is kept once, with the earlier time.
 */
export async function mergeFavourites(
  tx: Transaction,
  from: FavouriteOwner,
  to: FavouriteOwner,
): Promise<void> {
  if (from.sessionId === to.sessionId) return
  await tx.execute(sql`
    insert into favorite as kept (session_id, product_id, added_at)
    select ${to.sessionId}::uuid, product_id, added_at from favorite where session_id = ${from.sessionId}
    on conflict (session_id, product_id) do update set added_at = least(kept.added_at, excluded.added_at)`)
  await tx.delete(favorite).where(eq(favorite.sessionId, from.sessionId))
}
