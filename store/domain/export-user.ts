import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { bonusEntry, message, userEvent } from '../db/schema.ts'
import { getCart } from './cart.ts'
import type { Clock } from './clock.ts'
import { getSubscriptions } from './delivery-subscription.ts'
import { getFavorites } from './favorite.ts'
import { getHistory } from './history.ts'
import { getNotifications } from './notifications.ts'
import { userPromoCodes } from './promo-codes.ts'
import { getUser } from './user.ts'

/** Everything kept about a user, for the user to take along. Money in pence. */
export async function exportUser(
  db: Queryable,
  clock: Clock,
  userId: string,
): Promise<Record<string, unknown>> {
  return {
    exported_at: clock.now().toString(),
    personal_data: await getUser(db, userId),
    orders: await getHistory(db, clock, userId),
    cart: await getCart(db, clock, { userId }),
    favourites: (await getFavorites(db, { userId })).list,
    important_dates: await db.select().from(userEvent).where(eq(userEvent.userId, userId)),
    bonuses: await db
      .select()
      .from(bonusEntry)
      .where(eq(bonusEntry.userId, userId))
      .orderBy(asc(bonusEntry.id)),
    promo_codes: await userPromoCodes(db, clock, userId),
    delivery_subscriptions: await getSubscriptions(db, clock, userId),
    notifications: await getNotifications(db, userId),
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
