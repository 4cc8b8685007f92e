/** Orders whose recipient chooses where and when. */
export { notifyCancelled, notifyExpiredLink, sendLink } from './recipient-messages.ts'
