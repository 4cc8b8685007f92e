export { CartPage as Component } from './cart-page.tsx'
export { cartLoader as loader } from './cart-loader.ts'
export { cartAction as action } from './cart-action.ts'
export { shouldRevalidate } from './cart-loader.ts'
