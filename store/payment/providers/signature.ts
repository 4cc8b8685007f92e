import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Temporal } from 'temporal-polyfill'
import { BadSignature, TOLERANCE_SECONDS } from '../../kernel/index.ts'

/** Throws BadSignature when a webhook was signed more than five minutes before or after now. */
export function refuseStale(signedAtSeconds: number, now: Temporal.Instant): void {
  const age = Math.abs(Math.floor(now.epochMilliseconds / 1000) - signedAtSeconds)
  // Written this way so that NaN is refused, too.
  if (!(age <= TOLERANCE_SECONDS)) throw new BadSignature('The webhook was signed at another time.')
}

/** Returns the HMAC-SHA256 in hex: the signature format of Stripe, Revolut and the sandbox. */
export function hmacOf(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Compares two strings in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
