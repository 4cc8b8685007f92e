import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import {
  bonusEntry,
  formSubmission,
  giftCard,
  message,
  order,
  searchHistory,
  session,
  importantDate,
} from '../db/schema.ts'
import { getCart } from '../cart/cart.ts'
import type { Clock } from '../kernel/clock.ts'
import { getSubscriptions } from '../subscription/delivery-subscription.ts'
import { getFavorites } from '../catalogue/favorite.ts'
import { everyOrder } from '../order/history.ts'
import { getNotifications } from '../outbox/notifications.ts'
import { userPromoCodes } from '../loyalty/promo-codes/promo-codes.ts'
import { getUser } from '../visitor/user.ts'

/** Everything kept about a user, for the user to take along. Money in pence. */
export async function exportUser(
  db: Queryable,
  clock: Clock,
  userId: string,
): Promise<Record<string, unknown>> {
  const user = await getUser(db, userId)
  return {
    exported_at: clock.now().toString(),
    personal_data: user,
    orders: await everyOrder(db, clock, userId),
    cart: await getCart(db, clock, { userId }),
    favourites: (await getFavorites(db, { userId })).list,
    important_dates: await db.select().from(importantDate).where(eq(importantDate.userId, userId)),
    bonuses: await db
      .select()
      .from(bonusEntry)
      .where(eq(bonusEntry.userId, userId))
      .orderBy(asc(bonusEntry.id)),
    gift_cards: await giftCardsOf(db, userId),
    promo_codes: await userPromoCodes(db, clock, userId),
    delivery_subscriptions: await getSubscriptions(db, clock, userId),
    notifications: await getNotifications(db, userId),
    forms: user.email && user.email_verified ? await formsFrom(db, user.email) : [],
    searches: await db
      .select({ phrase: searchHistory.phrase, searchedAt: searchHistory.searchedAt })
      .from(searchHistory)
      .innerJoin(session, eq(session.id, searchHistory.sessionId))
      .where(eq(session.userId, userId))
      .orderBy(asc(searchHistory.searchedAt)),
    messages: await db
      .select({
        kind: message.kind,
        channel: message.channel,
        to: message.to,
        subject: message.subject,
        sentAt: message.sentAt,
      })
      .from(message)
      .where(eq(message.userId, userId))
      .orderBy(asc(message.createdAt)),
  }
}

/** The gift cards they bought. */
function giftCardsOf(db: Queryable, userId: string) {
  const { orderId, amount, last4, sentBy, recipientName, recipientEmail, sender, message: words } = giftCard
  const { sendAt, sentAt, expiresAt } = giftCard
  return db
    .select({
      ...{ orderId, amount, last4, sentBy, recipientName, recipientEmail, sender, message: words },
      ...{ sendAt, sentAt, expiresAt },
    })
    .from(giftCard)
    .innerJoin(order, eq(order.id, giftCard.orderId))
    .where(eq(order.userId, userId))
    .orderBy(asc(giftCard.createdAt), asc(giftCard.place))
}

/** What was sent in with an address that is proven to be theirs. */
function formsFrom(db: Queryable, email: string) {
  const { form, fields, submittedAt } = formSubmission
  return db
    .select({ form, fields, submittedAt })
    .from(formSubmission)
    .where(eq(sql`lower(fields ->> 'email')`, email))
    .orderBy(asc(submittedAt))
}
