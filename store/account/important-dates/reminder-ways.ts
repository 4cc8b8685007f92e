import type { Channel } from '../../../contract/notifications.ts'
import { channelsFor, setChannel } from '../../outbox/index.ts'
import type { UserRow } from '../../db/schema.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'

/** How a reminder reaches somebody: a channel that is on, and their proven address on it. */
export type Way = { channel: Channel; to: string }

type Owner = Pick<UserRow, 'id' | 'email' | 'emailVerified' | 'phone' | 'phoneVerified'>

/** All ways reminders reach somebody; none only for who wants none. */
export async function reminderWays(ctx: Context, owner: Owner): Promise<Way[]> {
  const channels = await channelsFor(ctx, owner.id, 'reminders')
  return channels.flatMap((channel) => {
    const to = provenAddress(owner, channel)
    return to ? [{ channel, to }] : []
  })
}

/**
 * Has reminders go on when the address they went to was given up: by the one that is left. Who wanted none gets none
 * there either. `before` are the ways before the change, `owner` is who they are since.
 */
export async function keepReminders(tx: TransactionContext, before: Way[], owner: Owner): Promise<void> {
  const after = await reminderWays(tx, owner)
  if (Boolean(before.length) === Boolean(after.length)) return
  const left: Channel = owner.emailVerified ? 'email' : 'sms'
  await setChannel(tx, owner.id, { topic: 'reminders', channel: left, enabled: before.length > 0 })
}

/** The ways in words, e.g. `by e-mail to iris@example.org`; empty when there is none. */
export function waysInWords(ways: Way[]): string {
  const words = ways.map(({ channel, to }) => `${CHANNEL_WORDS[channel]} to ${to}`)
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
