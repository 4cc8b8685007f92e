/** What the shop writes to people when something has become due. */
export { remindOfCart } from './cart-reminder.ts'
export { notifyFailedPayment } from './failed-payment.ts'
export {
  expireGiftCard,
  makeGiftCardCode,
  notifyLostGiftCard,
  remindOfGiftCard,
  sendGiftCard,
} from './gift-card-due.ts'
export { writeOrderEmails } from './order-emails.ts'
export { writePartialRefundEmail } from './partial-refund-emails.ts'
export { writeReminder } from './reminders.ts'
export { sendGiftCardElsewhere, whyNotSentElsewhere } from './send-gift-card-elsewhere.ts'
