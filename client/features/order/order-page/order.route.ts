import { whenSent } from '../../../data/page/when-sent.ts'

export { OrderPage as Component } from './order-page.tsx'
export { orderLoader as loader } from './order-loader.ts'
export { orderRevalidates as shouldRevalidate } from './reschedule-path.ts'

export const action = whenSent(async () => (await import('./order-action.ts')).orderAction)
