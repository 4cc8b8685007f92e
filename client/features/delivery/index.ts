/** What the rest of the client may use of addresses and delivery times. */
export { addressForm } from './address/address-fields.ts'
export { AddressForm } from './address/address-form.tsx'
export { wayTo } from './address/address-way.ts'
export { addressRevalidates, askedAddress } from './address/address.ts'
export { DayList } from './slots/day-list.tsx'
export { SLOT, readSlot } from './slots/slot.ts'
export { WindowChoice } from './slots/window-choice.tsx'
export { WindowForm } from './slots/window-form.tsx'
