export { GiftCardPage as Component } from './gift-card-page.tsx'
export { giftCardLoader as loader } from './gift-card-loader.ts'
export { giftCardAction as action } from './gift-card-action.ts'
