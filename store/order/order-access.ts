import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OpenedOrder } from '../../contract/order.ts'
import { order, orderAccess } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { StoreError, londonDate, notFound, toDate } from '../kernel/index.ts'
import type { Context, Secret, TransactionContext } from '../kernel/index.ts'
import { accountUrl, readSignedToken, signedToken } from '../outbox/index.ts'
import type { Links } from '../outbox/index.ts'
import { ownedBy } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'
import { partsOf, placedAt } from './order-parts.ts'

type Row = Pick<typeof order.$inferSelect, 'id' | 'userId' | 'type'>

const PURPOSE = 'open order'
/** For how many days after an order is placed its link works for a guest, and until it is delivered where that is later. */
const LINK_DAYS = 30

/**
 * Returns the link for the buyer to an order's page or payment, for e-mails. A guest's link works in any
 * browser; a user signs in first.
 */
export function buyerOrderUrl(links: Links, row: Row, page: 'order' | 'payment'): string {
  if (!row.userId)
    return `${links.siteUrl}/order/open/${signedToken(links.secret, PURPOSE, row.id)}${page === 'payment' ? '?pay=1' : ''}`
  const type = row.type === 'subscription' ? '?type=subscription' : ''
  const path = page === 'payment' ? `/payment/stripe/${row.id}${type}` : `/order/${row.id}`
  return accountUrl(links, path)
}

/**
 * Returns a condition for guest orders that this visitor opened by an e-mail link. Orders of an account are
 * never opened that way, nor are those that nobody's contact is left of: their account was erased.
 */
export function hasOrderAccess(ctx: Context, owner: Owner): SQL | undefined {
  const opened = ctx.db
    .select({ one: sql`1` })
    .from(orderAccess)
    .where(and(eq(orderAccess.orderId, order.id), ownedBy(orderAccess, owner)))
  return and(isNull(order.userId), isNotNull(order.contact), exists(opened))
}

/**
 * Gives the visitor access to a guest's order by the link in an e-mail. They may then do with it what the
 * buyer may. Idempotent. Throws 404 for an unknown order and 410 for an expired link.
 */
export async function openOrder(
  tx: TransactionContext,
  secret: Secret,
  owner: Owner,
  token: string,
): Promise<OpenedOrder> {
  const id = readSignedToken(secret, PURPOSE, token)
  const [row] = id ? await tx.db.select().from(order).where(eq(order.id, id)).for('update') : []
  if (!row?.positions || !row.contact || row.hiddenAt) throw notFound('order')
  const opened = { order_id: row.id, type: row.type, needs_sign_in: false }
  const [own] = await tx.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, row.id), ownedBy(order, owner)))
  if (own) return opened
  if (row.userId) return { ...opened, needs_sign_in: true }
  if (!(await isOpenByLink(tx, row)))
    throw new StoreError(410, 'gone', 'The link in this e-mail works no longer.')
  await tx.db
    .insert(orderAccess)
    .values({ orderId: row.id, ...owner })
    .onConflictDoNothing()
  return opened
}

/** Returns true if an order was placed within the last LINK_DAYS, or the day of its delivery is not over in London. */
async function isOpenByLink(tx: TransactionContext, { id, createdAt }: OrderRow): Promise<boolean> {
  const parts = (await partsOf(tx, [id])).get(id)
  const placed = (parts && placedAt(parts)) ?? createdAt
  if (placed >= toDate(tx.clock.now().subtract({ hours: 24 * LINK_DAYS }))) return true
  const held = parts?.held
  return held !== undefined && held.hold.date >= londonDate(tx.clock.now()).toString()
}

/** Moves the order access of a guest session to the user who signed in. */
export async function transferOrderAccess(
  tx: TransactionContext,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  const taken = await tx.db.delete(orderAccess).where(eq(orderAccess.sessionId, sessionId)).returning()
  if (!taken.length) return
  await tx.db
    .insert(orderAccess)
    .values(taken.map(({ orderId }) => ({ orderId, userId })))
    .onConflictDoNothing()
}
