import {
  expireGiftCard,
  makeGiftCardCode,
  remindOfGiftCard,
  sendGiftCard,
  notifyBouncedGiftCard,
  remindOfCart,
  notifyChangedOrder,
  notifyFailedPayment,
  writeOrderEmails,
  writePartialRefundEmail,
  writeReminder,
} from '../notifications/index.ts'
import { resumeSubscription } from '../subscription/index.ts'
import type { DueWork } from '../outbox/index.ts'
import { announceErasure, eraseDueOrder, eraseUnusedAccount } from '../account/index.ts'
import { notifyExpiredLink } from '../recipient-choice/index.ts'
import { removeOldOrder, lapseReservation } from '../order/index.ts'
import { chargeRenewal, announceRenewal, orderRenewal } from '../renewal/index.ts'
import { reconcilePayment, endUnchosenOrder, endUnpaidOrder } from '../payment/index.ts'

/** All scheduled tasks except sending messages, which needs the message providers (send-message.ts). */
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
  notifyChangedOrder,
  writePartialRefundEmail,
  notifyExpiredLink,
  endUnchosenOrder,
  writeReminder,
  makeGiftCardCode,
  sendGiftCard,
  notifyBouncedGiftCard,
  remindOfGiftCard,
  expireGiftCard,
  eraseDueOrder,
  announceErasure,
  eraseUnusedAccount,
  removeOldOrder,
]
