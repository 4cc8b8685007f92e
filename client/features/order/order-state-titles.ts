import type { OrderState } from '../../../graphql/generated/graphql.ts'

/** What is said of an order in each state. */
export const ORDER_STATE_TITLES: Record<OrderState, string> = {
  DRAFT: 'Not ordered yet',
  AWAITING_PAYMENT: 'Ordered, not paid yet',
  PAID: 'Paid',
  PREPARING: 'On the workbench',
  ON_ITS_WAY: 'On the way',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
}
