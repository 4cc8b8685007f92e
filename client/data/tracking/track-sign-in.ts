import { readTab, writeTab } from '../browser/tab-storage.ts'
import { mayTrack, track } from './track.ts'

/** Set after the sign-in of this browser session was tracked. */
const KEY = 'auth-tracked'

type SignedIn = { isNewUser: boolean; user: { email?: string | null; phone?: string | null } }

/** A sign-in on this page that could not be tracked yet; it is kept in memory only. */
let untold: SignedIn | null = null

/** Tells of a sign-in that came before the visitor agreed. */
export function trackEarlierSignIn(): void {
  const earlier = untold
  untold = null
  if (earlier) void trackSignIn(earlier)
}

/** Tells of a sign-in, once a session; whose it is only as a hash, which says nothing to who does not know it. */
export async function trackSignIn({ isNewUser, user }: SignedIn): Promise<void> {
  if (!mayTrack()) {
    untold = { isNewUser, user }
    return
  }
  if (wasTold()) return
  const [email, phone] = await Promise.all([hashed(user.email), hashed(user.phone)])
  track({
    event: 'authorization',
    is_new_user: isNewUser,
    ...(email && { email_sha256: email }),
    ...(phone && { phone_sha256: phone }),
  })
}

/** SHA-256 in hex; undefined when there is nothing to hash, or no way to (a page without TLS). */
async function hashed(text: string | null | undefined): Promise<string | undefined> {
  if (!text || !window.isSecureContext) return undefined
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function wasTold(): boolean {
  // Without storage each sign-in is tracked again, rather than never.
  const told = readTab(KEY) !== null
  writeTab(KEY, '1')
  return told
}
