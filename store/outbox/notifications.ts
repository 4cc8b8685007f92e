import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Occasion } from '../../contract/important-dates.ts'
import { Channel, Topic } from '../../contract/notifications.ts'
import type {
  NotificationChange,
  NotificationSetting,
  NotificationSettings,
} from '../../contract/notifications.ts'
import type { Database } from '../db/database.ts'
import { mutedOccasion, notificationSetting, user } from '../db/schema.ts'
import type { UserRow } from '../db/schema.ts'
import { toDate, invalid, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { setGuestConsent } from './marketing-consent.ts'

type Choice = { topic: Topic; channel: Channel; enabled: boolean }

/** On by default: messages that the customer asked for. Offers need consent. */
const ON_BY_DEFAULT = new Set(['orders email', 'orders sms', 'reminders email'])
/** Cannot be turned off: customers must hear about their orders on at least one channel. */
const LOCKED = new Set(['orders email'])

/** Offers are sent by e-mail only, so the other channels are not available for them. */
const isSupported = (topic: Topic, channel: Channel) => topic !== 'offers' || channel === 'email'

/**
 * Returns a user's notification settings, one for every topic and each channel it is sent on, and the muted occasions.
 */
export async function getNotifications(ctx: Context, userId: string): Promise<NotificationSettings> {
  const rows = await ctx.db.select().from(notificationSetting).where(eq(notificationSetting.userId, userId))
  const [known] = await ctx.db.select().from(user).where(eq(user.id, userId))
  const reaches = (topic: Topic, channel: Channel) => hasConfirmedAddress(known, topic, channel)
  // Customers without a verified e-mail address get reminders by text message until they change the setting.
  const needsReminderTexts = reaches('reminders', 'sms') && !reaches('reminders', 'email')
  const chosen = new Map(rows.map((row) => [`${row.topic} ${row.channel}`, row.enabled]))
  const onByDefault = (key: string) =>
    ON_BY_DEFAULT.has(key) || (key === 'reminders sms' && needsReminderTexts)
  const settings = Topic.options.flatMap((topic) =>
    Channel.options
      .filter((channel) => isSupported(topic, channel))
      .map((channel): NotificationSetting => {
        const key = `${topic} ${channel}`
        const locked = LOCKED.has(key)
        const enabled = locked || (chosen.get(key) ?? onByDefault(key))
        return { topic, channel, enabled, locked, reaches: reaches(topic, channel) }
      }),
  )
  return { settings, muted_occasions: [...(await mutedOccasions(ctx, userId))] }
}

/**
 * Returns true if messages of a topic reach the user on a channel: the address must be verified. Messages about orders
 * go to the address of the order.
 */
function hasConfirmedAddress(known: UserRow | undefined, topic: Topic, channel: Channel): boolean {
  if (topic === 'orders') return true
  return (channel === 'email' ? known?.emailVerified : known?.phoneVerified) ?? false
}

/** Returns the channels on which a user gets messages of a topic. */
export async function channelsFor(ctx: Context, userId: string, topic: Topic): Promise<Channel[]> {
  const { settings } = await getNotifications(ctx, userId)
  return settings.filter((entry) => entry.topic === topic && entry.enabled).map((entry) => entry.channel)
}

/** Returns the occasions that a user does not want to be reminded of. */
export async function mutedOccasions(ctx: Context, userId: string): Promise<Set<Occasion>> {
  const rows = await ctx.db.select().from(mutedOccasion).where(eq(mutedOccasion.userId, userId))
  return new Set(rows.map((row) => row.occasion))
}

/**
 * Changes the given settings and leaves the others. Returns `success: false` with a message, and changes nothing, when
 * a setting is locked on or its address is not confirmed. Throws 400 for offers on another channel than e-mail.
 */
export async function updateNotifications(
  ctx: Context<Database>,
  userId: string,
  change: z.output<typeof NotificationChange>,
): Promise<{ success: boolean; message: string; data: NotificationSettings }> {
  if (change.settings.some(({ topic, channel }) => !isSupported(topic, channel)))
    throw invalid('body.settings', 'not_on_offer', { message: 'Offers come by e-mail only' })
  return inTransaction(ctx, async (tx) => {
    await tx.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const locked = change.settings.some(
      (entry) => !entry.enabled && LOCKED.has(`${entry.topic} ${entry.channel}`),
    )
    if (locked) {
      return {
        success: false,
        message: 'We have to be able to tell you by e-mail what becomes of an order',
        data: await getNotifications(tx, userId),
      }
    }
    const before = await getNotifications(tx, userId)
    const unreached = change.settings.find(
      (entry) => entry.enabled && isTurnedOnWithoutAddress(before, entry),
    )
    if (unreached) return { success: false, message: CONFIRM[unreached.channel], data: before }
    for (const entry of change.settings) await setChannel(tx, userId, entry)
    if (change.muted_occasions) await muteOccasions(tx, userId, change.muted_occasions)
    return { success: true, message: '', data: await getNotifications(tx, userId) }
  })
}

/** Returns true for a setting that is turned on although no message could reach the user. */
function isTurnedOnWithoutAddress({ settings }: NotificationSettings, { topic, channel }: Choice): boolean {
  return settings.some(
    (entry) => entry.topic === topic && entry.channel === channel && !entry.reaches && !entry.enabled,
  )
}

const CONFIRM_PHONE = 'Confirm your phone number in your personal data first: messages go to a confirmed one'
const CONFIRM: Record<Channel, string> = {
  email: 'Confirm your e-mail address in your personal data first: e-mails go to a confirmed one',
  sms: CONFIRM_PHONE,
  whatsapp: CONFIRM_PHONE,
}

/** Turns a topic on or off on one channel for a user. */
export async function setChannel(
  tx: TransactionContext,
  userId: string,
  { topic, channel, enabled }: Choice,
) {
  const set = { enabled, updatedAt: toDate(tx.clock.now()) }
  await tx.db
    .insert(notificationSetting)
    .values({ userId, topic, channel, ...set })
    .onConflictDoUpdate({
      target: [notificationSetting.userId, notificationSetting.topic, notificationSetting.channel],
      set,
    })
}

async function muteOccasions(tx: TransactionContext, userId: string, occasions: Occasion[]): Promise<void> {
  await tx.db.delete(mutedOccasion).where(eq(mutedOccasion.userId, userId))
  const rows = [...new Set(occasions)].map((occasion) => ({ userId, occasion }))
  if (rows.length) await tx.db.insert(mutedOccasion).values(rows)
}

/**
 * Turns off a topic on a channel, or all topics of the channel when `topic` is omitted. `userId` can also be the
 * session id of a guest, whose consent to offers is then withdrawn. Locked settings stay on.
 */
export async function stopChannel(
  ctx: Context<Database>,
  userId: string,
  channel: Channel,
  topic?: Topic,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [known] = await tx.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    // Links in e-mails to guests contain the session id.
    if (!known) return setGuestConsent(tx, userId, null)
    for (const entry of topic ? [topic] : Topic.options) {
      if (!LOCKED.has(`${entry} ${channel}`))
        await setChannel(tx, userId, { topic: entry, channel, enabled: false })
    }
  })
}
