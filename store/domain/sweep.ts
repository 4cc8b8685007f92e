import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'
import { remindOfCarts } from './cart-reminder.ts'
import { cleanUp } from './clean-up.ts'
import type { Clock } from './clock.ts'
import { resumeDueSubscriptions } from './delivery-subscription.ts'
import { eachByItself } from './each-by-itself.ts'
import { eraseDueOrders } from './erase-user.ts'
import { tellOfFailedPayments } from './failed-payment.ts'
import { writeOrderLetters } from './order-letters.ts'
import { writePartRefundLetters } from './part-refund-letters.ts'
import { addSendJob } from './outbox.ts'
import { writeDueReminders } from './reminders.ts'
import { tellOfRunOutLinks } from './recipient-letters.ts'
import { chargeDueRenewals } from './renewal-charge.ts'
import { announceRenewals } from './renewal-notice.ts'
import { orderDueRenewal } from './renewal-order.ts'
import { lapseReservations } from './reservation.ts'
import { endUnpaidOrders } from './unpaid-orders.ts'
import { AT_START, settlePayments } from './settle-payments.ts'
import type { Links } from './letter-link.ts'

/**
 * Does what is due by the shop's clock. Each part takes its rows locked and moves them on in the same transaction, so
 * several copies may do it at once and any may die in the middle. Runs every minute and whenever the clock was set.
 */
export async function sweep(
  db: Database,
  clock: Clock,
  settings: Links,
  providers: PaymentProvider[],
  { isFirst = false }: { isFirst?: boolean } = {},
): Promise<void> {
  const tools = { db, clock, providers, links: settings }
  const parts = [
    () => (isFirst ? settlePayments(db, clock, providers, AT_START) : undefined),
    untilDone(() => settlePayments(db, clock, providers)),
    untilDone(() => lapseReservations(db, clock)),
    untilDone(() => resumeDueSubscriptions(db, clock)),
    untilDone(() => announceRenewals(db, clock, settings)),
    untilDone(() => orderDueRenewal(db, clock, settings)),
    () => chargeDueRenewals(tools, isFirst ? AT_START.ahead : undefined),
    untilDone(() => tellOfFailedPayments(db, clock, settings)),
    untilDone(() => endUnpaidOrders(db, clock)),
    untilDone(() => remindOfCarts(db, clock, settings)),
    untilDone(() => writeOrderLetters(db, clock, settings)),
    untilDone(() => writePartRefundLetters(db, clock, settings)),
    untilDone(() => tellOfRunOutLinks(db, clock, settings)),
    untilDone(() => writeDueReminders(db, clock, settings)),
    untilDone(() => eraseDueOrders(db, clock)),
    () => requeueMessages(db),
    () => cleanUp(db, clock),
  ]
  await eachByItself<() => unknown>(parts, async (part) => part())
}

const untilDone = (some: () => Promise<number>) => async (): Promise<void> => {
  while ((await some()) > 0);
}

/** Messages whose job is gone, or is held by a worker that is: one that is alive holds their row, too. */
async function requeueMessages(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select message.id from message
      left join graphile_worker.jobs as job on job.key = 'message:' || message.id
      where message.sent_at is null and message.failed_at is null
        and (job.key is null or job.locked_at is not null)
      order by message.created_at limit 500
      for update of message skip locked`)
    for (const { id } of rows) await addSendJob(tx, id)
  })
}
