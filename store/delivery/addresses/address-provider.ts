import type { AddressPlace, FoundAddress } from '../../../contract/address.ts'

/** Looks up the addresses of a postcode. */
export type AddressProvider = {
  /** True when each look-up costs money: results are then cached and look-ups are limited. */
  isMetered: boolean
  /** Returns the addresses of a normalised postcode; none when it does not exist. Throws `AddressesUnavailable`. */
  find: (postcode: string, place: AddressPlace | null) => Promise<FoundAddress[]>
}

/** The provider did not answer. Shoppers then type their address in. */
export class AddressesUnavailable extends Error {
  override name = 'AddressesUnavailable'
}
