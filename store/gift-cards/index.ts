/** Gift cards: their codes, their ledger, what they pay for and the e-mails about them. */
export { giftCardCode, hashOfCode, last4Of } from './gift-card-code.ts'
export { broughtByCourier, isSentByEmail, refuseDetails } from './gift-card-details.ts'
export {
  giftCardEmail,
  giftCardExpiringEmail,
  giftCardLostEmail,
  giftCardSentEmail,
} from './gift-card-emails.ts'
export {
  MAKE_GIFT_CARD_CODE,
  giftCardsIn,
  issueGiftCards,
  voidGiftCard,
  voidGiftCards,
  waitsForSending,
  whyNotRefunded,
  worthOfGiftCardsIn,
} from './gift-card-issue.ts'
export { giftCardBalance, giftCardBalances, lockGiftCards } from './gift-card-ledger.ts'
export type { GiftCardRow } from './gift-card-ledger.ts'
export {
  amountDue,
  cardsOfCart,
  expireCard,
  extendGiftCard,
  extendGiftCardsOf,
  isGood,
  isPaidFor,
  lastDayOf,
  paidByGiftCards,
  returnToGiftCards,
  spendableUntil,
  takeGiftCards,
} from './gift-card-payment.ts'
export type { SpendableCard } from './gift-card-payment.ts'
