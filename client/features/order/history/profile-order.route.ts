import { whenSent } from '../../../data/page/when-sent.ts'

export { ProfileOrderPage as Component } from './profile-order-page.tsx'
export { orderLoader as loader } from './profile-order-loader.ts'

export const action = whenSent(async () => (await import('./orders-action.ts')).ordersAction)
