import { eq, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Database } from '../db/database.ts'
import { deliverySubscription } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { tellNotice } from './subscription-letters.ts'
import type { Links } from './letter-link.ts'
import { changeUntil, isTooLate } from './subscription-rules.ts'

const AT_ONCE = 100

/**
 * Announces the deliveries that are charged soon, each once: the rows are locked and moved on in the transaction that
 * writes. One that can no longer be changed is not announced any more. Answers how many there were.
 */
export async function announceRenewals(db: Database, clock: Clock, links: Links): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(deliverySubscription)
      .where(lte(deliverySubscription.noticeAt, toDate(clock.now())))
      .orderBy(deliverySubscription.noticeAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const row of due) {
      const date = row.nextDeliveryOn && Temporal.PlainDate.from(row.nextDeliveryOn)
      if (date && row.state === 'active' && !isTooLate(clock.now(), date))
        await tellNotice(tx, clock, links, row, { date: date.toString(), until: changeUntil(date) })
      await tx.update(deliverySubscription).set({ noticeAt: null }).where(eq(deliverySubscription.id, row.id))
    }
    return due.length
  })
}
