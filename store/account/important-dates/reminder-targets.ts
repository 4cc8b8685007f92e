import type { Channel } from '../../../contract/notifications.ts'
import { channelsFor, setChannel } from '../../outbox/index.ts'
import type { UserRow } from '../../db/schema.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'

/** A channel that is on for reminders, and the user's verified address on it. */
export type ReminderTarget = { channel: Channel; to: string }

type Owner = Pick<UserRow, 'id' | 'email' | 'emailVerified' | 'phone' | 'phoneVerified'>

/** Returns where the user gets reminders; empty if they want none. */
export async function reminderTargets(ctx: Context, owner: Owner): Promise<ReminderTarget[]> {
  const channels = await channelsFor(ctx, owner.id, 'reminders')
  return channels.flatMap((channel) => {
    const to = provenAddress(owner, channel)
    return to ? [{ channel, to }] : []
  })
}

/**
 * Keeps reminders on, or off, when the user loses a verified address: moves them to the remaining one.
 * `before` are the targets before the change, `owner` is the user after it.
 */
export async function moveReminderTargets(
  tx: TransactionContext,
  before: ReminderTarget[],
  owner: Owner,
): Promise<void> {
  const after = await reminderTargets(tx, owner)
  if (Boolean(before.length) === Boolean(after.length)) return
  const left: Channel = owner.emailVerified ? 'email' : 'sms'
  await setChannel(tx, owner.id, { topic: 'reminders', channel: left, enabled: before.length > 0 })
}

/** Formats the targets, e.g. `by e-mail to iris@example.org`; empty when there is none. */
export function describeTargets(targets: ReminderTarget[]): string {
  const words = targets.map(({ channel, to }) => `${CHANNEL_WORDS[channel]} to ${to}`)
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : words.join('')
}

const CHANNEL_WORDS: Record<Channel, string> = {
  email: 'by e-mail',
  sms: 'by text message',
  whatsapp: 'by WhatsApp',
}

function provenAddress(owner: Owner, channel: Channel): string | null {
  if (channel === 'email') return owner.emailVerified ? owner.email : null
  return owner.phoneVerified ? owner.phone : null
}
