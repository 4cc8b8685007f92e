import { eq } from 'drizzle-orm'
import { deliverySubscription, subscriptionPeriod } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import type { PaymentRequest, Context } from '../kernel/index.ts'

/**
 * Returns whether to save the order's payment method for renewals, and for which customer of the provider. A
 * renewal paid at checkout belongs to the customer of its subscription.
 */
export async function savedMethodOf(ctx: Context, row: OrderRow): Promise<PaymentRequest['keep']> {
  if (row.type === 'default') return undefined
  const [found] = await ctx.db
    .select({ savedMethod: deliverySubscription.savedPaymentMethod })
    .from(subscriptionPeriod)
    .innerJoin(deliverySubscription, eq(deliverySubscription.id, subscriptionPeriod.subscriptionId))
    .where(eq(subscriptionPeriod.orderId, row.id))
  return { customer: found?.savedMethod?.customer ?? null }
}
