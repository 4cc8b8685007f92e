import { whenSent } from '../../../data/page/when-sent.ts'

export { OrdersPage as Component } from './orders-page.tsx'
export { ordersLoader as loader } from './orders-loader.ts'

export const action = whenSent(async () => (await import('./orders-action.ts')).ordersAction)
