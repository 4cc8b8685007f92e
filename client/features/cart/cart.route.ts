import { whenSent } from '../../data/page/when-sent.ts'

export { CartPage as Component } from './cart-page.tsx'
export { cartLoader as loader } from './cart-loader.ts'
export { shouldRevalidate } from './cart-loader.ts'

export const action = whenSent(async () => (await import('./cart-action.ts')).cartAction)
