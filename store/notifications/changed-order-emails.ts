import { eq, lte } from 'drizzle-orm'
import { order } from '../db/schema.ts'
import { deliveryTimeOf } from '../delivery/index.ts'
import { toDate } from '../kernel/index.ts'
import { buyerOrderUrl, isFinished, mayCancel } from '../order/index.ts'
import { changedOrderEmail, dueRow, queueToBuyer } from '../outbox/index.ts'
import { calendarUrlOf, pictureOf } from './order-emails.ts'
import { shopContact } from './shop-contact.ts'

/**
 * Scheduled task: e-mails the buyer for whom, where and when an order is since it was changed. Whoever has the link to an order can change
 * that, and the buyer has to hear of it.
 */
export const notifyChangedOrder = dueRow({
  kind: 'notify_changed_order',
  table: order,
  id: order.id,
  oldest: order.changeNoticeAt,
  isDue: (clock) => lte(order.changeNoticeAt, toDate(clock.now())),
  work: async (tx, row) => {
    const { contact, recipient, shippingAddress: address, changeNoticeAt } = row
    await tx.db
      .update(order)
      .set({ changeNoticeAt: null, changeNoticedAt: toDate(tx.clock.now()) })
      .where(eq(order.id, row.id))
    // An erased order has no contact.
    if (!contact || !recipient || !address || isFinished(row.state)) return
    const { line1, line2, city, postcode } = address
    const orderUrl = buyerOrderUrl(tx.links, row, 'order')
    await queueToBuyer(tx, row, {
      kind: 'order_changed',
      dedupeKey: `order change ${row.id} ${changeNoticeAt?.toISOString()}`,
      ...changedOrderEmail({
        id: row.id,
        picture: pictureOf(tx, row),
        calendarUrl: calendarUrlOf(tx.links, row),
        when: await deliveryTimeOf(tx, row.id),
        recipient: recipient.name,
        hasCard: row.positions?.some(({ gift_card_text: words }) => words) ?? false,
        address: [line1, line2, `${city} ${postcode}`].filter(Boolean).join(', '),
        orderUrl,
        changeUrl: mayCancel(row.state) ? orderUrl : null,
        shop: await shopContact(tx),
        isGuest: row.userId === null,
      }),
    })
  },
})
