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

/** Every how many postcodes are a block of flats. */
const BLOCKS = 4
/** The highest number a street may begin with. */
const HIGHEST = 80

/**
 * Made-up streets behind real postcodes, the same ones each time: what the sandbox offers in place of the Royal Mail's
 * list, which costs money. It knows the places that the shop has pages for.
 */
export const seededAddresses: AddressProvider = {
  isMetered: false,
  find: async (postcode, place) => {
    if (!place) return []
    const draw = drawer(postcode)
    const street = `${NAMES[draw(NAMES.length)]} ${KINDS[draw(KINDS.length)]}`
    const first = 1 + draw(HIGHEST)
    const door = place.zone === 'london' ? 'London' : place.title
    return draw(BLOCKS) === 0
      ? flats(street, first, 6 + draw(8), door, place)
      : houses(street, first, 5 + draw(9), door, place)
  },
}

/** One side of a street. */
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

/** Whole numbers below a limit, one after the other, that depend on nothing but the postcode. */
function drawer(postcode: string): (limit: number) => number {
  const bytes = createHash('sha256').update(postcode).digest()
  let at = 0
  return (limit) => bytes.readUInt16BE((at++ * 2) % 32) % limit
}
