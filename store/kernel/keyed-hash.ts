import { createHmac } from 'node:crypto'
import type { Secret } from './secret.ts'
import { presentSecret } from './secret.ts'

/** Returns an HMAC-SHA256 of the parts by the present secret. Without the secret, short values cannot be recovered by trying them all. */
export function keyedHash(secret: Secret, ...parts: string[]): Buffer {
  // JSON separates the parts: ('ab', 'c') and ('a', 'bc') get different hashes.
  return createHmac('sha256', presentSecret(secret)).update(JSON.stringify(parts)).digest()
}
