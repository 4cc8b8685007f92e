/** Accounts: sign-in, personal data, important dates, data export and erasure. */
export {
  ANSWER_DAYS,
  CARD_DAYS,
  CLIENT_LOG_DAYS,
  FORM_DAYS,
  LEEWAY_DAYS,
  MESSAGE_DAYS,
  REVIEWER_YEARS,
  SUPERSEDED_TOKEN_DAYS,
} from './data-map/kept-days.ts'
export type { CleanUpStep } from './data-map/kept-days.ts'
export { eraseDueOrder } from './erase-user.ts'
export { flowersForEmail } from './flowers-for-email.ts'
export { GIFT_CARD_KEY, NO_DETAILS, giftCardKey } from './erase-gift-card-details.ts'
export { collectionFor, orderPath } from './important-dates/important-dates.ts'
export { remindedDate, reminderAfter } from './important-dates/reminder-time.ts'
export { reminderTargets } from './important-dates/reminder-targets.ts'
export type { ReminderTarget } from './important-dates/reminder-targets.ts'
export { createCaptcha } from './sign-in/captcha.ts'
export type { CaptchaOptions } from './sign-in/captcha.ts'
export { announceErasure } from './unused-accounts/announce-erasure.ts'
export { eraseUnusedAccount } from './unused-accounts/erase-unused-account.ts'
export { findUser } from './sign-in/auth-tokens.ts'
