/** What the rest of the client may use of gift cards. */
export { GiftCardFields } from './gift-card-fields.tsx'
export { GIFT_CARD_FIELDS, giftCardOf, refuseGiftCard, sentWords } from './gift-card.ts'
