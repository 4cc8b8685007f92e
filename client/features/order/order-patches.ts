import type { OrderPage_OrderFragment, ProfileOrderPageQuery } from '../../../graphql/generated/graphql.ts'
import {
  OrderPageDocument,
  ProfileOrderPageDocument,
  ProfileOrdersPageDocument,
} from '../../../graphql/generated/graphql.ts'
import type { Patch } from '../../data/graphql/answer-cache.ts'
import { patch } from '../../data/graphql/answer-cache.ts'

/**
 * The pages that show an order, after a change that has answered with the whole of it. The times that it could have instead are asked for
 * again: they were those of the order as it was.
 */
export function orderPatches(changed: OrderPage_OrderFragment): Patch[] {
  return [
    patch(OrderPageDocument, ({ order }) =>
      order?.id === changed.id && order.alternativeDeliveryDates === undefined ? { order: changed } : null,
    ),
  ]
}

type OfHistory = OrderPage_OrderFragment & Pick<NonNullable<ProfileOrderPageQuery['order']>, 'mayRemove'>

/** The same, and the pages of the history. */
export function historyPatches(changed: OfHistory): Patch[] {
  return [
    ...orderPatches(changed),
    patch(ProfileOrderPageDocument, ({ order }) => (order?.id === changed.id ? { order: changed } : null)),
    patch(ProfileOrdersPageDocument, ({ orders }) =>
      orders
        ? {
            orders: {
              ...orders,
              list: orders.list.map((order) => (order.id === changed.id ? { ...order, ...changed } : order)),
            },
          }
        : null,
    ),
  ]
}

/** The history without an order that was deleted from it. */
export const withoutOrder = (id: string): Patch =>
  patch(ProfileOrdersPageDocument, ({ orders }) => {
    if (!orders) return null
    const { list, pageInfo } = orders
    const kept = list.filter((order) => order.id !== id)
    const total = pageInfo.total - (list.length - kept.length)
    return { orders: { ...orders, list: kept, pageInfo: { ...pageInfo, total } } }
  })
