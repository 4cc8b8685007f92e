/** Shared by all modules: the context, the clock, money, errors, limits, idempotency, phone numbers. */
export { readingShared } from './shared-reads.ts'
export { dateInYear, isFixedByCalendar, nextDate } from './calendar.ts'
export type { YearlyDate } from './calendar.ts'
export {
  LONDON,
  addInLondon,
  earlierNow,
  endOfDayAfter,
  londonDate,
  londonMoment,
  systemClock,
  toDate,
  toInstant,
} from './clock.ts'
export type { Clock } from './clock.ts'
export { inTransaction } from './context.ts'
export type { Context, InTransaction, TransactionContext } from './context.ts'
export { countAllToday, countToday, countUpToday, getCountToday } from './daily-count.ts'
export { parseMessageAddress, parseEmail, parseTextAddress } from './message-address.ts'
export type { MessageAddress } from './message-address.ts'
export { withFailureLog } from './failure-log.ts'
export type { FailureLog } from './failure-log.ts'
export { formatDay, formatDayAndYear, formatDelivery, formatMoment } from './format-moment.ts'
export { formatWait } from './format-wait.ts'
export { idempotent, idempotentOutsideTransaction } from './idempotency.ts'
export { keyedHash } from './keyed-hash.ts'
export { checkLimits, countOrThrow, countsOf } from './limits.ts'
export type { Count, LimitedCaller, Limits } from './limits.ts'
export { logFailures } from './log-failures.ts'
export { offsetOf, pageInfoOf } from './page-info.ts'
export type { PageRequest } from './page-info.ts'
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
export { isLandline, parseCountries, parsePhone, formatPhone } from './phone.ts'
export type { TextingPolicy } from './phone.ts'
export type { PictureVersions } from './picture-versions.ts'
export { runInHalves } from './run-in-halves.ts'
export { runIsolated, throwAll } from './run-isolated.ts'
export { sandboxSecret } from './sandbox-secret.ts'
export { presentSecret, secretOf, secretsOf } from './secret.ts'
export type { Secret } from './secret.ts'
export { countShopEvents } from './shop-events.ts'
export { StoreError, conflict, invalid, notFound } from './store-error.ts'
export { containsWebAddress } from './web-address.ts'
export { checkWrongCodeLimit, countWrongCode } from './wrong-codes.ts'
