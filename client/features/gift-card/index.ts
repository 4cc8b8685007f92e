/** What the rest of the client may use of gift cards. */
export { GiftCardFields } from './gift-card-fields.tsx'
export { GIFT_CARD_FIELDS, sentWords } from './gift-card.ts'
export { giftCardOf, refuseGiftCard } from './sent-gift-card.ts'
