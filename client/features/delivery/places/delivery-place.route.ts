export { DeliveryPlacePage as Component } from './delivery-place-page.tsx'
export { deliveryPlaceLoader as loader } from './delivery-place-loader.ts'
