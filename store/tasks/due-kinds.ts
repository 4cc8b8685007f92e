import {
  expireGiftCard,
  makeGiftCardCode,
  remindOfGiftCard,
  sendGiftCard,
  notifyLostGiftCard,
} from '../notifications/gift-card-due.ts'
import { remindOfCart } from '../notifications/cart-reminder.ts'
import { resumeSubscription } from '../subscription/delivery-subscription.ts'
import type { DueWork } from '../outbox/due-work.ts'
import { eraseDueOrder } from '../account/erase-user.ts'
import { notifyFailedPayment } from '../notifications/failed-payment.ts'
import { writeOrderEmails } from '../notifications/order-emails.ts'
import { writePartialRefundEmail } from '../notifications/partial-refund-emails.ts'
import { notifyExpiredLink } from '../recipient-choice/recipient-messages.ts'
import { writeReminder } from '../notifications/reminders.ts'
import { removeOldOrder } from '../order/remove-old-orders.ts'
import { chargeRenewal } from '../renewal/renewal-charge.ts'
import { announceRenewal } from '../renewal/renewal-notice.ts'
import { orderRenewal } from '../renewal/renewal-order.ts'
import { lapseReservation } from '../order/checkout/reservation.ts'
import { reconcilePayment } from '../payment/reconcile-payments.ts'
import { endUnchosenOrder } from '../payment/refunds/unchosen-orders.ts'
import { endUnpaidOrder } from '../payment/unpaid-orders.ts'

/** All that becomes due by the shop's clock but messages, which need somebody to carry them (send-message.ts). */
export const DUE_KINDS: DueWork[] = [
  reconcilePayment,
  lapseReservation,
  resumeSubscription,
  announceRenewal,
  orderRenewal,
  chargeRenewal,
  notifyFailedPayment,
  endUnpaidOrder,
  remindOfCart,
  writeOrderEmails,
  writePartialRefundEmail,
  notifyExpiredLink,
  endUnchosenOrder,
  writeReminder,
  makeGiftCardCode,
  sendGiftCard,
  notifyLostGiftCard,
  remindOfGiftCard,
  expireGiftCard,
  eraseDueOrder,
  removeOldOrder,
]
