import { asc, eq, sql } from 'drizzle-orm'
import {
  bonusEntry,
  deliverySubscription,
  formSubmission,
  giftCard,
  message,
  order,
  searchHistory,
  session,
  importantDate,
  mutedOccasion,
} from '../db/schema.ts'
import { getCart } from '../cart/index.ts'
import { savedRecipientsOf } from '../delivery/index.ts'
import { getSubscriptions } from '../subscription/index.ts'
import { getFavorites } from '../catalogue/index.ts'
import { allOrdersOf } from '../order/index.ts'
import { getNotifications } from '../outbox/index.ts'
import { userPromoCodes } from '../loyalty/index.ts'
import { listSignIns } from './sign-in/auth-tokens.ts'
import { toUser, userRow } from '../visitor/index.ts'
import type { Context } from '../kernel/index.ts'

/** Returns all data stored about a user, for the data export. Money is in pence. */
export async function exportUser(ctx: Context, userId: string): Promise<Record<string, unknown>> {
  const row = await userRow(ctx, userId)
  const user = toUser(row)
  return {
    exported_at: ctx.clock.now().toString(),
    personal_data: { ...user, last_used_on: row.lastUsedOn },
    orders: await allOrdersOf(ctx, userId),
    cart: await getCart(ctx, { userId }),
    favourites: (await getFavorites(ctx, { userId })).list,
    saved_recipients: await savedRecipientsOf(ctx, userId),
    important_dates: await ctx.db.select().from(importantDate).where(eq(importantDate.userId, userId)),
    muted_occasions: await ctx.db
      .select({ occasion: mutedOccasion.occasion })
      .from(mutedOccasion)
      .where(eq(mutedOccasion.userId, userId)),
    bonuses: await ctx.db
      .select()
      .from(bonusEntry)
      .where(eq(bonusEntry.userId, userId))
      .orderBy(asc(bonusEntry.id)),
    gift_cards: await boughtGiftCards(ctx, userId),
    promo_codes: await userPromoCodes(ctx, userId),
    delivery_subscriptions: await subscriptionsWithContact(ctx, userId),
    sign_ins: await listSignIns(ctx, userId, ''),
    notifications: await getNotifications(ctx, userId),
    forms: user.email && user.email_verified ? await formsFrom(ctx, user.email) : [],
    searches: await ctx.db
      .select({ phrase: searchHistory.phrase, searchedAt: searchHistory.searchedAt })
      .from(searchHistory)
      .innerJoin(session, eq(session.id, searchHistory.sessionId))
      .where(eq(session.userId, userId))
      .orderBy(asc(searchHistory.searchedAt)),
    messages: await ctx.db
      .select({
        kind: message.kind,
        channel: message.channel,
        to: message.to,
        subject: message.subject,
        text: message.text,
        sentAt: message.sentAt,
      })
      .from(message)
      .where(eq(message.userId, userId))
      .orderBy(asc(message.createdAt)),
  }
}

/** Returns the user's subscriptions, with whom the shop writes to about them. */
async function subscriptionsWithContact(ctx: Context, userId: string) {
  const contacts = await ctx.db
    .select({ id: deliverySubscription.id, contact: deliverySubscription.contact })
    .from(deliverySubscription)
    .where(eq(deliverySubscription.userId, userId))
  const subscriptions = await getSubscriptions(ctx, userId)
  return subscriptions.map((subscription) => ({
    ...subscription,
    contact: contacts.find(({ id }) => id === subscription.id)?.contact ?? null,
  }))
}

/** Returns the gift cards the user bought. */
function boughtGiftCards(ctx: Context, userId: string) {
  const { orderId, amount, last4, sentBy, recipientName, recipientEmail, sender, message: words } = giftCard
  const { sendAt, sentAt, expiresAt } = giftCard
  return ctx.db
    .select({
      ...{ orderId, amount, last4, sentBy, recipientName, recipientEmail, sender, message: words },
      ...{ sendAt, sentAt, expiresAt },
    })
    .from(giftCard)
    .innerJoin(order, eq(order.id, giftCard.orderId))
    .where(eq(order.userId, userId))
    .orderBy(asc(giftCard.createdAt), asc(giftCard.place))
}

/** Returns the forms sent with the user's verified e-mail address. */
function formsFrom(ctx: Context, email: string) {
  const { form, fields, submittedAt } = formSubmission
  return ctx.db
    .select({ form, fields, submittedAt })
    .from(formSubmission)
    .where(eq(sql`lower(fields ->> 'email')`, email))
    .orderBy(asc(submittedAt))
}
