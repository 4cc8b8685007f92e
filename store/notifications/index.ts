/** The e-mails and text messages that scheduled tasks send. */
export { remindOfCart } from './cart-reminder.ts'
export { notifyChangedOrder } from './changed-order-emails.ts'
export { notifyFailedPayment } from './failed-payment.ts'
export {
  expireGiftCard,
  makeGiftCardCode,
  notifyBouncedGiftCard,
  remindOfGiftCard,
  sendGiftCard,
} from './gift-card-due.ts'
export { writeOrderEmails } from './order-emails.ts'
export { writePartialRefundEmail } from './partial-refund-emails.ts'
export { writeReminder } from './reminders.ts'
export { redirectGiftCard, whyNotRedirected } from './redirect-gift-card.ts'
export { withdrawOutdated } from './withdraw-outdated.ts'
