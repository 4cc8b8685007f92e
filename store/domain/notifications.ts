import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Occasion } from '../../contract/events.ts'
import { Channel, Topic } from '../../contract/notifications.ts'
import type {
  NotificationChange,
  NotificationSetting,
  NotificationSettings,
} from '../../contract/notifications.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { mutedOccasion, notificationSetting, user } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { setGuestOffers } from './guest-offers.ts'
import { invalid } from './store-error.ts'

type Choice = { topic: Topic; channel: Channel; enabled: boolean }

/** What is on until somebody says otherwise: what they asked for themselves. Offers take a yes. */
const ON_AT_FIRST = new Set(['orders email', 'orders sms', 'reminders email'])
/** What happens to an order has to be told somehow. */
const LOCKED = new Set(['orders email'])

/** Offers are sent by e-mail only: what nothing sends cannot be chosen. */
const isSent = (topic: Topic, channel: Channel) => topic !== 'offers' || channel === 'email'

/** What a user hears of, for every topic and each channel it is sent by. */
export async function getNotifications(db: Queryable, userId: string): Promise<NotificationSettings> {
  const rows = await db.select().from(notificationSetting).where(eq(notificationSetting.userId, userId))
  const needsReminderTexts = await isReachedByPhoneOnly(db, userId)
  const chosen = new Map(rows.map((row) => [`${row.topic} ${row.channel}`, row.enabled]))
  const onAtFirst = (key: string) => ON_AT_FIRST.has(key) || (key === 'reminders sms' && needsReminderTexts)
  const settings = Topic.options.flatMap((topic) =>
    Channel.options
      .filter((channel) => isSent(topic, channel))
      .map((channel): NotificationSetting => {
        const key = `${topic} ${channel}`
        const locked = LOCKED.has(key)
        return { topic, channel, enabled: locked || (chosen.get(key) ?? onAtFirst(key)), locked }
      }),
  )
  return { settings, muted_occasions: [...(await mutedOccasions(db, userId))] }
}

/** Whom no e-mail reaches: without a proven one, reminders come by text until somebody says otherwise. */
async function isReachedByPhoneOnly(db: Queryable, userId: string): Promise<boolean> {
  const [known] = await db.select().from(user).where(eq(user.id, userId))
  return known !== undefined && known.phoneVerified && !known.emailVerified
}

/** The channels a topic reaches a user on. */
export async function channelsFor(db: Queryable, userId: string, topic: Topic): Promise<Channel[]> {
  const { settings } = await getNotifications(db, userId)
  return settings.filter((entry) => entry.topic === topic && entry.enabled).map((entry) => entry.channel)
}

/** Occasions a user is never written to about. */
export async function mutedOccasions(db: Queryable, userId: string): Promise<Set<Occasion>> {
  const rows = await db.select().from(mutedOccasion).where(eq(mutedOccasion.userId, userId))
  return new Set(rows.map((row) => row.occasion))
}

/** Changes what is named and leaves the rest. What is locked stays on; the message says so. */
export async function setNotifications(
  db: Database,
  clock: Clock,
  userId: string,
  change: z.output<typeof NotificationChange>,
): Promise<{ success: boolean; message: string; data: NotificationSettings }> {
  if (change.settings.some(({ topic, channel }) => !isSent(topic, channel)))
    throw invalid('body.settings', 'Offers come by e-mail only')
  return db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
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
    for (const entry of change.settings) await choose(tx, clock, userId, entry)
    if (change.muted_occasions) await muteOccasions(tx, userId, change.muted_occasions)
    return { success: true, message: '', data: await getNotifications(tx, userId) }
  })
}

/** Sets one topic on one channel. */
export async function choose(
  tx: Transaction,
  clock: Clock,
  userId: string,
  { topic, channel, enabled }: Choice,
) {
  const set = { enabled, updatedAt: toDate(clock.now()) }
  await tx
    .insert(notificationSetting)
    .values({ userId, topic, channel, ...set })
    .onConflictDoUpdate({
      target: [notificationSetting.userId, notificationSetting.topic, notificationSetting.channel],
      set,
    })
}

async function muteOccasions(tx: Transaction, userId: string, occasions: Occasion[]): Promise<void> {
  await tx.delete(mutedOccasion).where(eq(mutedOccasion.userId, userId))
  const rows = [...new Set(occasions)].map((occasion) => ({ userId, occasion }))
  if (rows.length) await tx.insert(mutedOccasion).values(rows)
}

/** Ends a topic on a channel, or the whole channel without one; of a user, or of the guest of a session. */
export async function stopChannel(
  db: Database,
  clock: Clock,
  userId: string,
  channel: Channel,
  topic?: Topic,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    // The link in a letter to a guest names the session.
    if (!known) return setGuestOffers(tx, userId, null)
    for (const entry of topic ? [topic] : Topic.options) {
      if (!LOCKED.has(`${entry} ${channel}`))
        await choose(tx, clock, userId, { topic: entry, channel, enabled: false })
    }
  })
}
