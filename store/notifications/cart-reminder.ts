import { eq, lte } from 'drizzle-orm'
import { cart, user } from '../db/schema.ts'
import { cartUrl, nextDaytime, getCart } from '../cart/index.ts'
import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import {
  dueRow,
  emailPicture,
  isStale,
  getGuestConsent,
  cartEmail,
  channelsFor,
  queueMessage,
  countUnpaidEmail,
  unsubscribeUrl,
} from '../outbox/index.ts'
import type { DueTransaction } from '../outbox/index.ts'
import type { Owner } from '../visitor/index.ts'

/**
 * Scheduled task: sends a reminder of an abandoned cart to owners who agreed to marketing by e-mail. Once
 * until the cart is emptied, and only in the daytime.
 */
export const remindOfCart = dueRow({
  kind: 'remind_of_cart',
  table: cart,
  id: cart.id,
  oldest: cart.remindAt,
  isDue: (clock) => lte(cart.remindAt, toDate(clock.now())),
  work: (tx, row) => remind(tx, row),
})

async function remind(tx: DueTransaction, row: typeof cart.$inferSelect): Promise<void> {
  const now = tx.clock.now()
  // The shop was down for long, and the reminder is out of date.
  if (isStale(now, row.remindAt)) {
    await tx.db.update(cart).set({ remindAt: null }).where(eq(cart.id, row.id))
    return
  }
  const day = nextDaytime(now)
  // The task runs late and it is night: wait until the morning.
  if (day.epochMilliseconds !== now.epochMilliseconds) {
    await tx.db
      .update(cart)
      .set({ remindAt: toDate(day) })
      .where(eq(cart.id, row.id))
    return
  }
  await tx.db
    .update(cart)
    .set({ remindAt: null, remindedAt: toDate(now) })
    .where(eq(cart.id, row.id))
  const to = await findConsentingOwner(tx, row)
  if (!to) return
  const { positions, total_cost: total } = await getCart(tx, to.owner)
  if (!positions.length) return
  if (!(await countUnpaidEmail(tx, { email: to.email, userId: row.userId }))) return
  const stop = unsubscribeUrl(tx.links, { userId: to.id, topic: 'offers', channel: 'email' })
  await queueMessage(tx, {
    kind: 'left_cart',
    channel: 'email',
    to: to.email,
    userId: row.userId,
    unsubscribeUrl: stop,
    ...cartEmail({
      name: to.name,
      lines: positions.map(({ offer_title: title, image }) => ({ title, picture: emailPicture(tx, image) })),
      total,
      cartUrl: cartUrl(tx.links, row),
      isGuest: row.userId === null,
      unsubscribeUrl: stop,
    }),
  })
}

/** Returns the owner of a cart who agreed to marketing; else null. `id` is for the unsubscribe link. */
async function findConsentingOwner(
  tx: TransactionContext,
  { userId, sessionId }: typeof cart.$inferSelect,
): Promise<{ id: string; owner: Owner; email: string; name: string | null } | null> {
  if (!userId) {
    const email = sessionId && (await getGuestConsent(tx, sessionId))
    return email ? { id: sessionId, owner: { sessionId }, email, name: null } : null
  }
  const [account] = await tx.db.select().from(user).where(eq(user.id, userId))
  if (!account?.email || !account.emailVerified) return null
  if (!(await channelsFor(tx, userId, 'offers')).includes('email')) return null
  return { id: userId, owner: { userId }, email: account.email, name: account.name }
}
