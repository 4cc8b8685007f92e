/** Messages and due work: queued in the transaction that causes them, sent or done by the worker. */
export { DUE_TASK, addDueJob, addDueJobs, dueRow, isStale, lookForDueWork } from './due-work.ts'
export type { DueContext, DueJob, DueTransaction, DueWork } from './due-work.ts'
export { accountUrl, readSignedToken, signedToken } from './email-link.ts'
export type { Links, WithLinks } from './email-link.ts'
export { failedJobs, retryJob } from './failed-jobs.ts'
export { getGuestConsent, setGuestConsent } from './marketing-consent.ts'
export {
  channelsFor,
  getNotifications,
  mutedOccasions,
  setChannel,
  updateNotifications,
  stopChannel,
} from './notifications.ts'
export { SEND_MESSAGE, queueMessage, queueToBuyer } from './outbox.ts'
export { messageProviders } from './providers/providers.ts'
export type { MessageOptions } from './providers/providers.ts'
export { sentMessages } from './sandbox-messages.ts'
export { sendMessage } from './send-message.ts'
export type { SendOptions } from './send-message.ts'
export { notifyStaff, staffNotificationKey } from './staff-notification.ts'
export { cartEmail } from './templates/cart-email.ts'
export { changedOrderEmail } from './templates/changed-order-email.ts'
export { renderEmail } from './templates/email.ts'
export type { Part, RenderedEmail } from './templates/email.ts'
export { firstName } from './templates/first-name.ts'
export { failedPaymentEmail } from './templates/failed-payment-email.ts'
export { isNotified, orderEmail } from './templates/order-email.ts'
export type { ShopContact } from './templates/order-email.ts'
export { orderText } from './templates/order-text.ts'
export { partialRefundEmail } from './templates/partial-refund-email.ts'
export { emailPicture, pictureUrl } from './templates/pictures.ts'
export type { Picture, Pictures } from './templates/pictures.ts'
export { receiptParts } from './templates/receipt.ts'
export type { Receipt } from './templates/receipt.ts'
export {
  askRecipientEmail,
  cancelledEmail,
  choiceText,
  deliveryConfirmedEmail,
  linkExpiredEmail,
  noSlotEmail,
  recipientChoiceEmail,
} from './templates/recipient-messages.ts'
export { reminderEmail, reminderText } from './templates/reminder-email.ts'
export type { Reminder } from './templates/reminder-email.ts'
export {
  readUnsubscribeAllToken,
  readUnsubscribeToken,
  unsubscribeAllUrl,
  unsubscribeUrl,
} from './unsubscribe-link.ts'
export { countUnpaidEmail } from './unpaid-email-limit.ts'
