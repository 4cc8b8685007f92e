import type { OrderState } from '../../../graphql/generated/graphql.ts'

/** Whether nothing comes of an order any more. */
export const isOver = (state: OrderState): boolean => state === 'CANCELLED' || state === 'REFUNDED'

/** Whether the flowers of a paid order are still to arrive. */
export const isToCome = (state: OrderState): boolean =>
  state === 'PAID' || state === 'PREPARING' || state === 'ON_ITS_WAY'

/** Whether the florist has yet to make up an order, so that a flower may turn out not to be had. */
export const isStillToMake = (state: OrderState): boolean =>
  state === 'AWAITING_PAYMENT' || state === 'PAID' || state === 'PREPARING'

/** What the link to the page that follows an order is called. */
export const trackingWords = (state: OrderState): string =>
  state === 'DELIVERED' ? 'See the pictures' : 'Track your flowers'
