import { whenSent } from '../../data/page/when-sent.ts'

export { GiftCardPage as Component } from './gift-card-page.tsx'
export { giftCardLoader as loader } from './gift-card-loader.ts'

export const action = whenSent(async () => (await import('./gift-card-action.ts')).giftCardAction)
