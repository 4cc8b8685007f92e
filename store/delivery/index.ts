/** Where and when the shop delivers: postcodes, addresses, days, delivery windows, slots and their holds. */
export { addressBook, placeOfPostcode } from './addresses/addresses.ts'
export type { AddressBook } from './addresses/addresses.ts'
export { getCities } from './addresses/cities.ts'
export { idealPostcodes } from './addresses/ideal-postcodes.ts'
export type { IdealPostcodesOptions } from './addresses/ideal-postcodes.ts'
export { seededAddresses } from './addresses/seeded.ts'
export { shippingAddressOf } from './addresses/shipping-address.ts'
export { BankHolidays, importBankHolidays, warnOfMissingBankHolidays } from './bank-holidays.ts'
export { destinationInZone, deliveryDays, destinationOf } from './delivery-days.ts'
export type { Destination } from './delivery-days.ts'
export type { DeliveryWindow } from './delivery-rule.ts'
export { deliveryTimeOf } from './delivery-time.ts'
export type { Requester } from './hold-limits.ts'
export { readPerson } from './person.ts'
export { isSameDay } from './same-day.ts'
export {
  addSavedRecipient,
  updateSavedRecipient,
  checkDetails,
  findSavedRecipient,
  saveRecipientFromCheckout,
  removeSavedRecipient,
  savedRecipientOf,
  savedRecipientsOf,
  touchSavedRecipient,
  typedAddress,
} from './saved-recipients.ts'
export { earliestDeliveries } from './earliest.ts'
export {
  DAYS_LISTED,
  canArriveOn,
  getDeliveryDates,
  heldSlot,
  heldSlots,
  holdSlot,
  isHeld,
  plannedSlots,
  releaseSlot,
} from './slots.ts'
export type { HeldSlot, PlannedSlot, SlotRequest } from './slots.ts'
export { existsAt, windowsAt } from './windows.ts'
