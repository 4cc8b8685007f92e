import { timingSafeEqual } from 'node:crypto'
import type { AuthSettings } from '../visitor/index.ts'
import { keyedHash } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

/** What links in e-mails are made with. */
export type Links = Pick<AuthSettings, 'secret' | 'siteUrl'> & Partial<Pick<AuthSettings, 'limits'>>

/** A context for what writes to people, or shows them a link of their own. */
export type WithLinks<C extends Context> = C & { links: Links }

/** A page of an account: whoever is signed out signs in on the way. */
export function accountUrl({ siteUrl }: Pick<Links, 'siteUrl'>, path: string): string {
  return `${siteUrl}/auth?next=${encodeURIComponent(path)}`
}

/** A token for a link in an e-mail: what it is about, and the shop's signature for that purpose. `about` has no dots. */
export function signedToken(secret: string, purpose: string, about: string): string {
  return `${about}.${signatureOf(secret, purpose, about).toString('base64url')}`
}

/** What a token is about; undefined when we did not make it for this purpose. */
export function readSignedToken(secret: string, purpose: string, token: string): string | undefined {
  const [about = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, purpose, about)
  return given.length === right.length && timingSafeEqual(given, right) ? about : undefined
}

function signatureOf(secret: string, purpose: string, about: string): Buffer {
  return keyedHash(secret, purpose, about).subarray(0, 16)
}
