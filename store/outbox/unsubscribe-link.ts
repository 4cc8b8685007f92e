import { z } from 'zod'
import { Channel, Topic } from '../../contract/notifications.ts'
import { readSignedToken, signedToken } from './email-link.ts'
import type { Links } from './email-link.ts'

/** The bytes of a user and of what is ended. Anything longer is JSON. */
const SHORT = 17
const PURPOSE = 'unsubscribe'
const Subject = z.tuple([z.uuid(), Topic, Channel])
const Address = z.tuple([z.literal('address'), z.email()])
export type UnsubscribeSubject = { userId: string; topic: Topic; channel: Channel }

/** The link that ends a topic on a channel for a user, without signing in; good for ever. */
export function unsubscribeUrl(links: Links, { userId, topic, channel }: UnsubscribeSubject): string {
  const kind = Topic.options.indexOf(topic) * Channel.options.length + Channel.options.indexOf(channel)
  // Short, for text messages.
  return linkOf(links, Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from([kind])]))
}

/** The link that ends offers and reminders to an e-mail address, whoever's it is; good for ever. */
export function leaveUrl(links: Links, email: string): string {
  return linkOf(links, Buffer.from(JSON.stringify(['address', email])))
}

/** What a link's token is about; undefined when we did not make it. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeSubject | undefined {
  const payload = payloadOf(secret, token)
  if (payload?.length === SHORT) return shortSubject(payload)
  // Links of before are good for ever, too.
  const parsed = Subject.safeParse(read(payload))
  if (!parsed.success) return undefined
  const [userId, topic, channel] = parsed.data
  return { userId, topic, channel }
}

/** The e-mail address whose link a token is from; undefined when it is from no such link of ours. */
export function readLeaveToken(secret: string, token: string): string | undefined {
  return Address.safeParse(read(payloadOf(secret, token))).data?.[1]
}

function shortSubject(bytes: Buffer): UnsubscribeSubject | undefined {
  const userId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const kind = bytes[16] ?? 0
  const topic = Topic.options[Math.floor(kind / Channel.options.length)]
  const channel = Channel.options[kind % Channel.options.length]
  return topic && channel && { userId, topic, channel }
}

function linkOf({ secret, siteUrl }: Links, subject: Buffer): string {
  return `${siteUrl}/un?token=${signedToken(secret, PURPOSE, subject.toString('base64url'))}`
}

/** What we signed; undefined when we did not. */
function payloadOf(secret: string, token: string): Buffer | undefined {
  const payload = readSignedToken(secret, PURPOSE, token)
  return payload === undefined ? undefined : Buffer.from(payload, 'base64url')
}

function read(payload: Buffer | undefined): unknown {
  return payload && payload.length !== SHORT ? JSON.parse(payload.toString()) : undefined
}
