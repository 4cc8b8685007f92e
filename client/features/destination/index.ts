/** What the rest of the client may use of where and when flowers are to arrive. */
export { DeliverTo } from './deliver-to.tsx'
export { DeliveryWindows } from './delivery-windows.tsx'
export { isSameDayOnly, nextDayIn, soonestAt, stillOpen } from './soonest.ts'
export { lowestPrice } from './lowest-price.ts'
export { closedDay } from './wanted-day.ts'
export { PostcodeAnswer } from './postcode-answer.tsx'
export { PostcodeChecker } from './postcode-checker.tsx'
export type { Checked } from './checked-postcode.ts'
