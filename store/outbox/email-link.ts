import { timingSafeEqual } from 'node:crypto'
import type { AuthSettings } from '../visitor/index.ts'
import { keyedHash, secretOf } from '../kernel/index.ts'
import type { Context, Secret } from '../kernel/index.ts'

/** The settings that links in messages are built with. */
export type Links = Pick<AuthSettings, 'secret' | 'siteUrl'> & Partial<Pick<AuthSettings, 'limits'>>

/** A context of functions that send messages or show private links. */
export type WithLinks<C extends Context> = C & { links: Links }

/** Returns the URL of an account page. Visitors who are signed out are asked to sign in first. */
export function accountUrl({ siteUrl }: Pick<Links, 'siteUrl'>, path: string): string {
  return `${siteUrl}/auth?next=${encodeURIComponent(path)}`
}

/** Returns a signed token for a link in an e-mail. `about` is readable in it and must not contain dots. */
export function signedToken(secret: Secret, purpose: string, about: string): string {
  return `${about}.${signatureOf(secret, purpose, about).toString('base64url')}`
}

/**
 * Returns what a signed token is about, or undefined when its signature is not valid for this purpose. One that an earlier secret has signed
 * is valid as well.
 */
export function readSignedToken(secret: Secret, purpose: string, token: string): string | undefined {
  const [about = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isOf = (one: string) => {
    const right = signatureOf(one, purpose, about)
    return given.length === right.length && timingSafeEqual(given, right)
  }
  return secretOf(secret, isOf) === undefined ? undefined : about
}

function signatureOf(secret: Secret, purpose: string, about: string): Buffer {
  return keyedHash(secret, purpose, about).subarray(0, 16)
}
