export { PaymentOutcomePage as Component } from './payment-outcome-page.tsx'
export { paymentOutcomeLoader as loader } from './payment-outcome-loader.ts'
