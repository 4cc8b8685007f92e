import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Channel, Topic } from '../../contract/notifications.ts'
import { keyedHash } from './keyed-hash.ts'

const Subject = z.tuple([z.uuid(), Topic, Channel])
export type UnsubscribeSubject = { userId: string; topic: Topic; channel: Channel }

/** The link that ends a topic on a channel for a user, without signing in; good for ever. */
export function unsubscribeUrl(
  { secret, siteUrl }: { secret: string; siteUrl: string },
  { userId, topic, channel }: UnsubscribeSubject,
): string {
  const payload = Buffer.from(JSON.stringify([userId, topic, channel])).toString('base64url')
  return `${siteUrl}/un?token=${payload}.${signatureOf(secret, payload).toString('base64url')}`
}

/** What a link's token is about; undefined when we did not make it. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeSubject | undefined {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, payload)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const parsed = Subject.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!parsed.success) return undefined
  const [userId, topic, channel] = parsed.data
  return { userId, topic, channel }
}

function signatureOf(secret: string, payload: string): Buffer {
  return keyedHash(secret, 'unsubscribe', payload).subarray(0, 16)
}
