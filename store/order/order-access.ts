import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OpenedOrder } from '../../contract/order.ts'
import { order, orderAccess } from '../db/schema.ts'
import { toDate, StoreError, notFound } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { accountUrl, readSignedToken, signedToken } from '../outbox/index.ts'
import type { Links } from '../outbox/index.ts'
import { ownedBy } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'

type Row = Pick<typeof order.$inferSelect, 'id' | 'userId' | 'type'>

const PURPOSE = 'open order'
/** For so long after it was ordered a link opens a guest's order. */
const OPENS_DAYS = 30

/**
 * Where who ordered finds a page of the order from an e-mail, in whatever browser they read it: a guest's link opens
 * the order there, an account signs in on the way.
 */
export function buyersUrl(links: Links, row: Row, page: 'order' | 'payment'): string {
  if (!row.userId)
    return `${links.siteUrl}/order/open/${signedToken(links.secret, PURPOSE, row.id)}${page === 'payment' ? '?pay=1' : ''}`
  const type = row.type === 'subscription' ? '?type=subscription' : ''
  const path = page === 'payment' ? `/payment/stripe/${row.id}${type}` : `/order/${row.id}`
  return accountUrl(links, path)
}

/** The orders somebody has opened by a link, as long as they are a guest's: those of an account it alone opens. */
export function openedBy(ctx: Context, owner: Owner): SQL | undefined {
  const opened = ctx.db
    .select({ one: sql`1` })
    .from(orderAccess)
    .where(and(eq(orderAccess.orderId, order.id), ownedBy(orderAccess, owner)))
  return and(isNull(order.userId), exists(opened))
}

/**
 * Opens an order by the link in an e-mail; the visitor may do with it then what who ordered may. A repeat changes
 * nothing, and nobody loses it by that. Throws when there is no such order, or its link is too old.
 */
export async function openOrder(
  tx: TransactionContext,
  secret: string,
  owner: Owner,
  token: string,
): Promise<OpenedOrder> {
  const id = readSignedToken(secret, PURPOSE, token)
  const [row] = id ? await tx.db.select().from(order).where(eq(order.id, id)).for('update') : []
  if (!row?.positions || row.hiddenAt) throw notFound('order')
  const opened = { order_id: row.id, type: row.type, needs_sign_in: false }
  const [own] = await tx.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, row.id), ownedBy(order, owner)))
  if (own) return opened
  if (row.userId) return { ...opened, needs_sign_in: true }
  if (toDate(tx.clock.now().subtract({ hours: 24 * OPENS_DAYS })) > row.createdAt)
    throw new StoreError(410, 'gone', 'The link in this e-mail works no longer.')
  await tx.db
    .insert(orderAccess)
    .values({ orderId: row.id, ...owner })
    .onConflictDoNothing()
  return opened
}

/** What a guest opened by links, an account that they sign in to has opened, too. */
export async function takeOverAccess(
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
