import { z } from 'zod'
import { Channel, Topic } from '../../contract/notifications.ts'
import { readSignedToken, signedToken } from './email-link.ts'
import type { Links } from './email-link.ts'
import type { Secret } from '../kernel/index.ts'

/** The length in bytes of a short token: a user id and the index of topic and channel. Longer tokens are JSON. */
const SHORT_TOKEN_BYTES = 17
const PURPOSE = 'unsubscribe'
const Subject = z.tuple([z.uuid(), Topic, Channel])
const Address = z.tuple([z.literal('address'), z.email()])
export type UnsubscribeSubject = { userId: string; topic: Topic; channel: Channel }

/** Returns the link that turns off a topic on a channel for a user without signing in. It never expires. */
export function unsubscribeUrl(links: Links, { userId, topic, channel }: UnsubscribeSubject): string {
  const kind = Topic.options.indexOf(topic) * Channel.options.length + Channel.options.indexOf(channel)
  // Kept short for text messages.
  return linkOf(links, Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from([kind])]))
}

/** Returns the link that ends offers and reminders to an e-mail address. It never expires. */
export function unsubscribeAllUrl(links: Links, email: string): string {
  return linkOf(links, Buffer.from(JSON.stringify(['address', email])))
}

/** Returns the user, topic and channel of an unsubscribe token, or undefined when the token is not valid. */
export function readUnsubscribeToken(secret: Secret, token: string): UnsubscribeSubject | undefined {
  const payload = payloadOf(secret, token)
  if (payload?.length === SHORT_TOKEN_BYTES) return shortSubject(payload)
  // Older links with JSON tokens keep working.
  const parsed = Subject.safeParse(read(payload))
  if (!parsed.success) return undefined
  const [userId, topic, channel] = parsed.data
  return { userId, topic, channel }
}

/** Returns the e-mail address of an unsubscribe-all token, or undefined when the token is not valid. */
export function readUnsubscribeAllToken(secret: Secret, token: string): string | undefined {
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

/** Returns the signed bytes, or undefined when the signature is not valid. */
function payloadOf(secret: Secret, token: string): Buffer | undefined {
  const payload = readSignedToken(secret, PURPOSE, token)
  return payload === undefined ? undefined : Buffer.from(payload, 'base64url')
}

function read(payload: Buffer | undefined): unknown {
  return payload && payload.length !== SHORT_TOKEN_BYTES ? JSON.parse(payload.toString()) : undefined
}
