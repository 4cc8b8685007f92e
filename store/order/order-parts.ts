import { asc, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Order } from '../../contract/order.ts'
import type { Queryable } from '../db/database.ts'
import { order, orderTransition, payment } from '../db/schema.ts'
import type {
  deliverySubscription,
  recipientLink,
  slotHold,
  subscriptionPeriod,
  OrderRow,
  PaymentRow,
  PartialRefundRow,
} from '../db/schema.ts'
import type { DeliveryWindow } from '../delivery/delivery-rule.ts'

/** What belongs to an order besides its row. */
export type OrderParts = {
  held: { hold: typeof slotHold.$inferSelect; window: DeliveryWindow } | undefined
  /** The one that was touched last comes last. */
  payments: PaymentRow[]
  partialRefunds: PartialRefundRow[]
  timeline: Order['timeline']
  link: Omit<typeof recipientLink.$inferSelect, 'tokenHash'> | undefined
  /** Of a delivery of a subscription that is under way. */
  period:
    | {
        period: typeof subscriptionPeriod.$inferSelect
        subscription: typeof deliverySubscription.$inferSelect
      }
    | undefined
}

export type OrderWithParts = { row: OrderRow; parts: OrderParts }

/** Orders with all that belongs to them, by one statement. */
export async function ordersWithParts(
  db: Queryable,
  { where, orderBy, limit }: { where: SQL | undefined; orderBy?: SQL; limit?: number },
): Promise<OrderWithParts[]> {
  const found = await db.query.order.findMany({
    where,
    ...(orderBy && { orderBy }),
    ...(limit !== undefined && { limit }),
    with: {
      hold: { with: { window: true } },
      payments: { orderBy: asc(payment.updatedAt), with: { partialRefunds: true } },
      partialRefunds: true,
      transitions: { orderBy: asc(orderTransition.id) },
      recipientLink: { columns: { tokenHash: false } },
      period: { with: { subscription: true } },
    },
  })
  return found.map(({ hold, payments, partialRefunds, transitions, recipientLink, period, ...row }) => ({
    row,
    parts: {
      held: hold ? { hold, window: hold.window } : undefined,
      payments,
      partialRefunds: [...partialRefunds, ...payments.flatMap((paid) => paid.partialRefunds)].sort(
        (one, other) =>
          one.requestedAt.getTime() - other.requestedAt.getTime() || (one.id < other.id ? -1 : 1),
      ),
      timeline: transitions.map(({ state, at }) => ({ state, at: at.toISOString() })),
      link: recipientLink ?? undefined,
      period: period ? { period, subscription: period.subscription } : undefined,
    },
  }))
}

/** What belongs to orders, by order. */
export async function partsOf(db: Queryable, orderIds: string[]): Promise<Map<string, OrderParts>> {
  const found = await ordersWithParts(db, { where: inArray(order.id, orderIds) })
  return new Map(found.map(({ row, parts }) => [row.id, parts]))
}
