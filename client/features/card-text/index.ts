/** The words on the card that goes with flowers, in the cart, the checkout and an order. */
export { CardPreview, CardTextField } from './card-text-field.tsx'
export { CardTextForm, takesCard } from './card-text-form.tsx'
export { CardTexts } from './card-texts.tsx'
export { ADDED, CARD_WORDS, cardTextOf, isCardTextIntent } from './card-text.ts'
export { problemOfAdded, problemOfCardText } from './refused-card-text.ts'
export { cardsUnderWay, followCard } from './unsaved-cards.ts'
