import type { PaymentRow } from '../db/schema.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { toDate } from '../kernel/index.ts'
import { updatePayment } from './complete-payment.ts'

/** A payment is reconciled for the first time after this delay, if no webhook has arrived. */
export const FIRST_CHECK = { minutes: 1 }

/**
 * Has a payment checked again from the first delay on: its provider may take the money at any moment. It may have been
 * begun days ago, and not be checked any more.
 */
export function checkSoon(tx: TransactionContext, row: PaymentRow): Promise<PaymentRow> {
  return updatePayment(tx, row, { checkAt: toDate(tx.clock.now().add(FIRST_CHECK)) })
}
