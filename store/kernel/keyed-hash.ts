import { createHmac } from 'node:crypto'

/** Returns an HMAC-SHA256 of the parts. Without the secret, short values cannot be recovered by trying them all. */
export function keyedHash(secret: string, ...parts: string[]): Buffer {
  // JSON separates the parts: ('ab', 'c') and ('a', 'bc') get different hashes.
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
}
