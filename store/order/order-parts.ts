import { asc, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Order } from '../../contract/order.ts'
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
import type { DeliveryWindow } from '../delivery/index.ts'
import { builtOnce } from '../db/built-once.ts'
import type { Context } from '../kernel/index.ts'

/** Everything that belongs to an order besides its row. */
export type OrderParts = {
  held: { hold: typeof slotHold.$inferSelect; window: DeliveryWindow } | undefined
  /** Ordered by their last change. */
  payments: PaymentRow[]
  partialRefunds: PartialRefundRow[]
  timeline: Order['timeline']
  link: Omit<typeof recipientLink.$inferSelect, 'tokenHash'> | undefined
  /** Set for a delivery of an active or past subscription. */
  period:
    | {
        period: typeof subscriptionPeriod.$inferSelect
        subscription: typeof deliverySubscription.$inferSelect
        /** The delivery window of the subscription. */
        window: DeliveryWindow
      }
    | undefined
}

export type OrderWithParts = { row: OrderRow; parts: OrderParts }

/** When an order was placed: from then on its days are counted, not from the draft. Undefined for a draft. */
export function placedAt({ timeline }: Pick<OrderParts, 'timeline'>): Date | undefined {
  const placed = timeline.find(({ state }) => state === 'awaiting_payment')
  return placed && new Date(placed.at)
}

const WITH_PARTS = {
  hold: { with: { window: true } },
  payments: { orderBy: asc(payment.updatedAt), with: { partialRefunds: true } },
  partialRefunds: true,
  transitions: { orderBy: asc(orderTransition.id) },
  recipientLink: { columns: { tokenHash: false } },
  period: { with: { subscription: { with: { window: true } } } },
} as const

const partsQuery = builtOnce((db) =>
  db.query.order.findMany({
    columns: { id: true },
    where: sql`${order.id} = any(${sql.placeholder('ids')})`,
    with: WITH_PARTS,
  }),
)

/** Loads the parts of orders in one query. Returns them by order id. */
export async function partsOf(ctx: Context, orderIds: string[]): Promise<Map<string, OrderParts>> {
  const found = await loadParts(ctx, orderIds)
  return new Map(found.map(({ id, ...loaded }) => [id, toParts(loaded)]))
}

const loadParts = (ctx: Context, ids: string[]) => partsQuery(ctx).execute({ ids })

/**
 * Makes a query for the first order with its parts that `where` selects. The query takes the values of the placeholders in `where` by
 * their names, and returns undefined when there is no such order.
 */
export function firstWithParts(where: SQL | undefined, orderBy: SQL) {
  const query = builtOnce((db) => db.query.order.findFirst({ where, orderBy, with: WITH_PARTS }))
  return async (ctx: Context, values: Record<string, unknown>): Promise<OrderWithParts | undefined> => {
    const found = await query(ctx).execute(values)
    if (!found) return undefined
    const { hold, payments, partialRefunds, transitions, recipientLink, period, ...row } = found
    return { row, parts: toParts({ hold, payments, partialRefunds, transitions, recipientLink, period }) }
  }
}

type Loaded = Omit<Awaited<ReturnType<typeof loadParts>>[number], 'id'>

function toParts(loaded: Loaded): OrderParts {
  const { hold, payments, partialRefunds, transitions, recipientLink, period } = loaded
  return {
    held: hold ? { hold, window: hold.window } : undefined,
    payments,
    partialRefunds: [...partialRefunds, ...payments.flatMap((paid) => paid.partialRefunds)].sort(
      (one, other) => one.requestedAt.getTime() - other.requestedAt.getTime() || (one.id < other.id ? -1 : 1),
    ),
    timeline: transitions.map(({ state, at }) => ({ state, at: at.toISOString() })),
    link: recipientLink ?? undefined,
    period: period
      ? { period, subscription: period.subscription, window: period.subscription.window }
      : undefined,
  }
}
