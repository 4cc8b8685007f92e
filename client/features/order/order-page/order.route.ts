export { OrderPage as Component } from './order-page.tsx'
export { orderLoader as loader } from './order-loader.ts'
export { orderAction as action } from './order-action.ts'
export { orderRevalidates as shouldRevalidate } from './reschedule-path.ts'
