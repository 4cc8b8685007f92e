import { eq } from 'drizzle-orm'
import { deliverySubscription, subscriptionPeriod } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import type { PaymentRequest, Context } from '../kernel/index.ts'

/**
 * Whether what an order is paid with is kept for later deliveries, and for whom at the provider: a later delivery that
 * is paid for by hand belongs to the customer its subscription has there.
 */
export async function savedMethodOf(ctx: Context, row: OrderRow): Promise<PaymentRequest['keep']> {
  if (row.type === 'default') return undefined
  const [found] = await ctx.db
    .select({ way: deliverySubscription.savedPaymentMethod })
    .from(subscriptionPeriod)
    .innerJoin(deliverySubscription, eq(deliverySubscription.id, subscriptionPeriod.subscriptionId))
    .where(eq(subscriptionPeriod.orderId, row.id))
  return { customer: found?.way?.customer ?? null }
}
