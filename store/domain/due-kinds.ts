import {
  expireGiftCard,
  makeGiftCardCode,
  remindOfGiftCard,
  sendGiftCard,
  tellOfLostGiftCard,
} from './gift-card-due.ts'
import { remindOfCart } from './cart-reminder.ts'
import { resumeSubscription } from './delivery-subscription.ts'
import type { DueWork } from './due-work.ts'
import { eraseDueOrder } from './erase-user.ts'
import { tellOfFailedPayment } from './failed-payment.ts'
import { writeOrderLetters } from './order-letters.ts'
import { writePartRefundLetter } from './part-refund-letters.ts'
import { tellOfRunOutLink } from './recipient-letters.ts'
import { writeReminder } from './reminders.ts'
import { removeOldOrder } from './remove-old-orders.ts'
import { chargeRenewal } from './renewal-charge.ts'
import { announceRenewal } from './renewal-notice.ts'
import { orderRenewal } from './renewal-order.ts'
import { lapseReservation } from './reservation.ts'
import { settlePayment } from './settle-payments.ts'
import { endUnchosenOrder } from './unchosen-orders.ts'
import { endUnpaidOrder } from './unpaid-orders.ts'

/** All that becomes due by the shop's clock but messages, which need somebody to carry them (send-message.ts). */
export const DUE_KINDS: DueWork[] = [
  settlePayment,
  lapseReservation,
  resumeSubscription,
  announceRenewal,
  orderRenewal,
  chargeRenewal,
  tellOfFailedPayment,
  endUnpaidOrder,
  remindOfCart,
  writeOrderLetters,
  writePartRefundLetter,
  tellOfRunOutLink,
  endUnchosenOrder,
  writeReminder,
  makeGiftCardCode,
  sendGiftCard,
  tellOfLostGiftCard,
  remindOfGiftCard,
  expireGiftCard,
  eraseDueOrder,
  removeOldOrder,
]
