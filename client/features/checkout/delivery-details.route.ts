export { DeliveryDetailsPage as Component } from './delivery-details-page.tsx'
export { deliveryDetailsLoader as loader } from './delivery-details-loader.ts'
export { deliveryDetailsAction as action } from './delivery-details-action.ts'
export { detailsRevalidate as shouldRevalidate } from './calendar-pages.ts'
