/** Who asks: sessions, owners of carts and orders, and when what is known of them is erased. */
export type { AuthSettings, Captcha, CodeCaps } from './auth-settings.ts'
export { eraseTime } from './erase-time.ts'
export { ownedBy, ownerIn } from './owner.ts'
export type { Owner } from './owner.ts'
export { findSession, hashOfToken, newToken, rotateSession } from './session.ts'
export { getUser, provenEmail, provenFor, signInAddress, toUser, userRow } from './user.ts'
