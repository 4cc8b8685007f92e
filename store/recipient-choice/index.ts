/** Orders whose recipient chooses the address and the slot. */
export { notifyCancelled, notifyExpiredLink, sendLink } from './recipient-messages.ts'
