import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Occasion } from '../../contract/events.ts'
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

/** What is on until somebody says otherwise: what they asked for themselves. Offers take a yes. */
const ON_AT_FIRST = new Set(['orders email', 'orders sms', 'reminders email'])
/** What happens to an order has to be told somehow. */
const LOCKED = new Set(['orders email'])

/** Offers are sent by e-mail only: what nothing sends cannot be chosen. */
const isSent = (topic: Topic, channel: Channel) => topic !== 'offers' || channel === 'email'

/** What a user hears of, for every topic and each channel it is sent by. */
export async function getNotifications(ctx: Context, userId: string): Promise<NotificationSettings> {
  const rows = await ctx.db.select().from(notificationSetting).where(eq(notificationSetting.userId, userId))
  const [known] = await ctx.db.select().from(user).where(eq(user.id, userId))
  const reaches = (topic: Topic, channel: Channel) => isReached(known, topic, channel)
  // Whom no e-mail reaches gets reminders by text until they say otherwise.
  const needsReminderTexts = reaches('reminders', 'sms') && !reaches('reminders', 'email')
  const chosen = new Map(rows.map((row) => [`${row.topic} ${row.channel}`, row.enabled]))
  const onAtFirst = (key: string) => ON_AT_FIRST.has(key) || (key === 'reminders sms' && needsReminderTexts)
  const settings = Topic.options.flatMap((topic) =>
    Channel.options
      .filter((channel) => isSent(topic, channel))
      .map((channel): NotificationSetting => {
        const key = `${topic} ${channel}`
        const locked = LOCKED.has(key)
        const enabled = locked || (chosen.get(key) ?? onAtFirst(key))
        return { topic, channel, enabled, locked, reaches: reaches(topic, channel) }
      }),
  )
  return { settings, muted_occasions: [...(await mutedOccasions(ctx, userId))] }
}

/** Whether there is a confirmed address for a topic on a channel; news of an order go to the order's own. */
function isReached(known: UserRow | undefined, topic: Topic, channel: Channel): boolean {
  if (topic === 'orders') return true
  return (channel === 'email' ? known?.emailVerified : known?.phoneVerified) ?? false
}

/** The channels a topic reaches a user on. */
export async function channelsFor(ctx: Context, userId: string, topic: Topic): Promise<Channel[]> {
  const { settings } = await getNotifications(ctx, userId)
  return settings.filter((entry) => entry.topic === topic && entry.enabled).map((entry) => entry.channel)
}

/** Occasions a user is never written to about. */
export async function mutedOccasions(ctx: Context, userId: string): Promise<Set<Occasion>> {
  const rows = await ctx.db.select().from(mutedOccasion).where(eq(mutedOccasion.userId, userId))
  return new Set(rows.map((row) => row.occasion))
}

/** Changes what is named and leaves the rest. What is locked stays on; the message says so. */
export async function setNotifications(
  ctx: Context<Database>,
  userId: string,
  change: z.output<typeof NotificationChange>,
): Promise<{ success: boolean; message: string; data: NotificationSettings }> {
  if (change.settings.some(({ topic, channel }) => !isSent(topic, channel)))
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
    const unreached = change.settings.find((entry) => entry.enabled && isOffAndUnreached(before, entry))
    if (unreached) return { success: false, message: CONFIRM[unreached.channel], data: before }
    for (const entry of change.settings) await choose(tx, userId, entry)
    if (change.muted_occasions) await muteOccasions(tx, userId, change.muted_occasions)
    return { success: true, message: '', data: await getNotifications(tx, userId) }
  })
}

/** What would be switched on without anything ever coming of it. */
function isOffAndUnreached({ settings }: NotificationSettings, { topic, channel }: Choice): boolean {
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

/** Sets one topic on one channel. */
export async function choose(tx: TransactionContext, userId: string, { topic, channel, enabled }: Choice) {
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

/** Ends a topic on a channel, or the whole channel without one; of a user, or of the guest of a session. */
export async function stopChannel(
  ctx: Context<Database>,
  userId: string,
  channel: Channel,
  topic?: Topic,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [known] = await tx.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    // The link in an e-mail to a guest names the session.
    if (!known) return setGuestConsent(tx, userId, null)
    for (const entry of topic ? [topic] : Topic.options) {
      if (!LOCKED.has(`${entry} ${channel}`))
        await choose(tx, userId, { topic: entry, channel, enabled: false })
    }
  })
}
