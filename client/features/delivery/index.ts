/** What the rest of the client may use of addresses and delivery times. */
export { addressForm } from './address/address-fields.ts'
export { AddressForm } from './address/address-form.tsx'
export { addressModeHref } from './address/address-mode.ts'
export { addressRevalidates, askedAddress } from './address/address.ts'
export { SlotCalendar } from './slots/slot-calendar.tsx'
export { SlotFields } from './slots/slot-fields.tsx'
export { SlotForm } from './slots/slot-form.tsx'
export { SLOT, readSlot } from './slots/slot.ts'
