/** What every module builds on: the context, the clock, money, errors, limits, idempotency, phone numbers. */
export { dateInYear, isFixedByCalendar, nextDate } from './calendar.ts'
export type { YearlyDate } from './calendar.ts'
export {
  LONDON,
  endOfDayLater,
  londonDate,
  londonLater,
  londonMoment,
  momentOf,
  systemClock,
  toDate,
} from './clock.ts'
export type { Clock } from './clock.ts'
export { inTransaction } from './context.ts'
export type { Context, TransactionContext } from './context.ts'
export { countAllToday, countToday, countUpToday, countedToday } from './daily-count.ts'
export { destinationOf, emailOf, textDestinationOf } from './destination.ts'
export type { Destination } from './destination.ts'
export { withFailureLog } from './failure-log.ts'
export type { FailureLog } from './failure-log.ts'
export { formatDay, formatDayAndYear, formatDelivery, formatMoment } from './format-moment.ts'
export { formatWait } from './format-wait.ts'
export { once, onceOutside } from './idempotency.ts'
export { keyedHash } from './keyed-hash.ts'
export { countOrRefuse, countsOf, refuseEnough } from './limits.ts'
export type { Count, LimitedCaller, Limits } from './limits.ts'
export { logFailures } from './log-failures.ts'
export { percentOf, pounds, poundsAndPence, sumOf } from './money.ts'
export { newNumber } from './order-number.ts'
export { BadSignature, PROVIDER_TIMEOUT_MS, ProviderError, TOLERANCE_SECONDS } from './payment-provider.ts'
export type {
  PaymentProvider,
  PaymentRef,
  PaymentRequest,
  PaymentSnapshot,
  RefundRequest,
  StoredCredential,
  WebhookEvent,
} from './payment-provider.ts'
export { countriesOf, isLandline, phoneInWords, phoneOf } from './phone.ts'
export type { Textable } from './phone.ts'
export type { PictureVersions } from './picture-versions.ts'
export { runInHalves } from './run-in-halves.ts'
export { runIsolated, throwAll } from './run-isolated.ts'
export { sandboxSecret } from './sandbox-secret.ts'
export { StoreError, conflict, invalid, notFound } from './store-error.ts'
export { holdsWebAddress } from './web-address.ts'
export { countWrongCode, refuseGuesser } from './wrong-codes.ts'
