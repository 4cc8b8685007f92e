export { ProfileOrderPage as Component } from './order-page.tsx'
export { orderLoader as loader } from './order-loader.ts'
export { ordersAction as action } from '../profile/orders-action.ts'
