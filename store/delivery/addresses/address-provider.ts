import type { AddressPlace, FoundAddress } from '../../../contract/address.ts'

/** Who knows the doors behind a postcode. */
export type AddressProvider = {
  /** Each question costs money: the shop remembers the answers and lets nobody ask without end. */
  isMetered: boolean
  /** The addresses of a postcode as it is written; none when there is no such postcode. Throws AddressesUnavailable. */
  find: (postcode: string, place: AddressPlace | null) => Promise<FoundAddress[]>
}

/** The list cannot be had now: shoppers type their address in. */
export class AddressesUnavailable extends Error {
  override name = 'AddressesUnavailable'
}
