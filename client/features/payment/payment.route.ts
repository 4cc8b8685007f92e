import { whenSent } from '../../data/page/when-sent.ts'

export { PaymentPage as Component } from './payment-page.tsx'
export { paymentLoader as loader } from './payment-loader.ts'

export const action = whenSent(async () => (await import('./payment-action.ts')).paymentAction)
