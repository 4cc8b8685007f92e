import { whenSent } from '../../data/page/when-sent.ts'

export { DeliveryDetailsPage as Component } from './delivery-details-page.tsx'
export { deliveryDetailsLoader as loader } from './delivery-details-loader.ts'
export { detailsRevalidate as shouldRevalidate } from './calendar-pages.ts'

export const action = whenSent(
  async () => (await import('./delivery-details-action.ts')).deliveryDetailsAction,
)
