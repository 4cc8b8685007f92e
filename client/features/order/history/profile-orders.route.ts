export { OrdersPage as Component } from './orders-page.tsx'
export { ordersLoader as loader } from './orders-loader.ts'
export { ordersAction as action } from './orders-action.ts'
