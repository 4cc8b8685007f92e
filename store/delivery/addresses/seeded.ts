import { createHash } from 'node:crypto'
import type { AddressPlace, FoundAddress } from '../../../contract/address.ts'
import type { AddressProvider } from './address-provider.ts'

const NAMES = (
  'Albion Almond Arundel Ashdown Aubrey Barnaby Beaufort Bellevue Berwick Blackthorn Bramley Calthorpe Canning ' +
  'Carlton Cedar Chestnut Clarendon Coleridge Compton Cranley Denmark Devonshire Elder Elgin Fairfax Ferndale ' +
  'Garnet Gladstone Grafton Halcyon Harcourt Hawthorn Holland Ivy Juniper Kestrel Lancaster Larch Laurel Linden ' +
  'Lorne Lyndhurst Maple Marlowe Mayfield Milner Montague Myrtle Northcote Oakley Osborne Palmerston Park Poplar ' +
  'Quince Regent Rosebery Rowan Russell Rutland Sandringham Seymour Sycamore Tennyson Thorn Tudor Upland Vernon ' +
  'Victoria Wellington Wharf Willow Windsor Wren Yarrow'
).split(' ')
const KINDS = ['Road', 'Street', 'Road', 'Gardens', 'Terrace', 'Avenue', 'Street', 'Grove', 'Mews', 'Square']

/** One in this many postcodes is a block of flats. */
const FLATS_EVERY = 4
/** The highest first house number. */
const MAX_FIRST_NUMBER = 80

/**
 * Generates fictitious streets for real postcodes, the same ones each time. The sandbox uses it in place of a paid
 * address list. It only knows places that the shop has pages for.
 */
export const seededAddresses: AddressProvider = {
  isMetered: false,
  find: async (postcode, place) => {
    if (!place) return []
    const draw = seededNumbers(postcode)
    const street = `${NAMES[draw(NAMES.length)]} ${KINDS[draw(KINDS.length)]}`
    const first = 1 + draw(MAX_FIRST_NUMBER)
    const door = place.zone === 'london' ? 'London' : place.title
    return draw(FLATS_EVERY) === 0
      ? flats(street, first, 6 + draw(8), door, place)
      : houses(street, first, 5 + draw(9), door, place)
  },
}

/** Returns the houses on one side of a street. */
function houses(
  street: string,
  first: number,
  count: number,
  city: string,
  { point }: AddressPlace,
): FoundAddress[] {
  return Array.from({ length: count }, (_, index) => ({
    line1: `${first + index * 2} ${street}`,
    line2: null,
    city,
    point,
  }))
}

function flats(
  street: string,
  number: number,
  count: number,
  city: string,
  { point }: AddressPlace,
): FoundAddress[] {
  const name = `${street.split(' ')[0]} House`
  return Array.from({ length: count }, (_, index) => ({
    line1: `Flat ${index + 1}, ${name}`,
    line2: `${number} ${street}`,
    city,
    point,
  }))
}

/** Returns a generator of pseudo-random whole numbers below a limit, seeded by the postcode. */
function seededNumbers(postcode: string): (limit: number) => number {
  const bytes = createHash('sha256').update(postcode).digest()
  let at = 0
  return (limit) => bytes.readUInt16BE((at++ * 2) % 32) % limit
}
