/** Visitors: sessions, users, owners of carts and orders, and when their data is erased. */
export type { AuthSettings, Captcha, CodeCaps } from './auth-settings.ts'
export { eraseTime } from './erase-time.ts'
export { ownedBy, ownerOfRow } from './owner.ts'
export type { Owner, OwnerOf } from './owner.ts'
export { SESSION_DAYS, findSession, hashToken, newToken, rotateSession } from './session.ts'
export {
  getUser,
  isVerifiedContact,
  keepFirstPhone,
  signInAddress,
  toUser,
  userRow,
  verifiedEmail,
} from './user.ts'
