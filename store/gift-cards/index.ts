/** Gift cards: their codes, their ledger, what they pay for and the e-mails about them. */
export { OF_ANOTHER_SECRET, giftCardCode, giftCardCodeOf, hashCode, last4Of } from './gift-card-code.ts'
export { checkGiftCardDetails, courierPositions, isSentByEmail } from './gift-card-details.ts'
export { forgetGiftCardDetails, forgetGiftCardWords } from './forget-gift-cards.ts'
export {
  giftCardBouncedEmail,
  giftCardEmail,
  giftCardExpiringEmail,
  giftCardSentEmail,
} from './gift-card-emails.ts'
export {
  MAKE_GIFT_CARD_CODE,
  giftCardValueIn,
  giftCardsIn,
  hasUnsentGiftCards,
  issueGiftCards,
  refundBlockReason,
  voidGiftCard,
  voidGiftCards,
} from './gift-card-issue.ts'
export { giftCardBalance, giftCardBalances, lockGiftCards } from './gift-card-ledger.ts'
export type { GiftCardRow } from './gift-card-ledger.ts'
export {
  amountDue,
  expireCard,
  extendGiftCard,
  extendGiftCardsOf,
  giftCardsOfCart,
  isOrderPaid,
  isSpendable,
  lastDayOf,
  paidByGiftCards,
  returnToGiftCards,
  spendGiftCards,
  spendableUntil,
} from './gift-card-payment.ts'
export type { SpendableCard } from './gift-card-payment.ts'
