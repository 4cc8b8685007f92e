export { PaymentPage as Component } from './payment-page.tsx'
export { paymentLoader as loader } from './payment-loader.ts'
export { paymentAction as action } from './payment-action.ts'
