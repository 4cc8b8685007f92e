export { DeliveryCheckPage as Component } from './delivery-check-page.tsx'
export { deliveryCheckLoader as loader } from './delivery-check-loader.ts'
