export { ProfileOrderPage as Component } from './profile-order-page.tsx'
export { orderLoader as loader } from './profile-order-loader.ts'
export { ordersAction as action } from './orders-action.ts'
