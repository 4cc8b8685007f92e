import { eq, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliverySubscription } from '../db/schema.ts'
import { toDate } from './clock.ts'
import { dueRow } from './due-work.ts'
import { tellNotice } from './subscription-letters.ts'
import { changeUntil, isTooLate } from './subscription-rules.ts'

/**
 * Announces a delivery that is charged soon, once: the row is moved on in the transaction that writes. One that can no
 * longer be changed is not announced any more.
 */
export const announceRenewal = dueRow({
  kind: 'announce_renewal',
  table: deliverySubscription,
  id: deliverySubscription.id,
  oldest: deliverySubscription.noticeAt,
  isDue: (clock) => lte(deliverySubscription.noticeAt, toDate(clock.now())),
  work: async (tx, { clock, links }, row) => {
    const date = row.nextDeliveryOn && Temporal.PlainDate.from(row.nextDeliveryOn)
    if (date && row.state === 'active' && !isTooLate(clock.now(), date))
      await tellNotice(tx, clock, links, row, { date: date.toString(), until: changeUntil(date) })
    await tx.update(deliverySubscription).set({ noticeAt: null }).where(eq(deliverySubscription.id, row.id))
  },
})
