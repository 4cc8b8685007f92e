import type { OrderState, OrderSummary_OrderFragment } from '../../../graphql/generated/graphql.ts'
import type { KeptOrder } from '../../data/browser/kept-orders.ts'
import { forgetAfter, forgetOrder, keepOrder } from '../../data/browser/kept-orders.ts'
import { londonDate, londonTime } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { ORDER_STATE_TITLES } from './order-state-titles.ts'

/** What arrives, or has arrived. */
const KEPT: OrderState[] = ['PAID', 'PREPARING', 'ON_ITS_WAY', 'DELIVERED']

/** Keeps an order of `owner` on this device, to be read without a connection; one that is cancelled is forgotten. */
export async function keepOnDevice(order: OrderSummary_OrderFragment, owner: string | null): Promise<void> {
  const kept = recordOf(order, owner, Date.now())
  await (kept ? keepOrder(kept) : forgetOrder(order.id))
}

/**
 * What is kept of an order; null for one that does not go to a known door at a known time. Where its recipient says where and when, that
 * is theirs to know.
 */
export function recordOf(
  order: OrderSummary_OrderFragment,
  owner: string | null,
  now: number,
): KeptOrder | null {
  const { id, state, slot, shippingAddress: address, askedRecipient, lines, refunds } = order
  if (!KEPT.includes(state) || !slot || !address || askedRecipient) return null
  const forgetAt = forgetAfter(slot.date)
  if (forgetAt <= now) return null
  return {
    id,
    owner,
    lookedAt: `${dateInWords(londonDate(now))} at ${londonTime(new Date(now).toISOString())}`,
    forgetAt,
    state: ORDER_STATE_TITLES[state],
    day: dateInWords(slot.date),
    from: slot.from,
    to: slot.to,
    address: [address.line1, address.line2, address.city, address.postcode].flatMap((line) => line || []),
    lines: lines.map(({ title, variantTitle, quantity }) => ({
      title: variantTitle ? `${title}, ${variantTitle}` : title,
      quantity,
    })),
    total: refunds.length ? null : order.totalCost.text,
  }
}
