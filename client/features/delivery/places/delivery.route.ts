export { DeliveryPage as Component } from './delivery-page.tsx'
export { deliveryLoader as loader } from './delivery-loader.ts'
export { contentAction as action } from '../../content/index.ts'
