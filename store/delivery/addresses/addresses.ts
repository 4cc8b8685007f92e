import { LRUCache } from 'lru-cache'
import type { AddressLookup, AddressPlace, FoundAddress } from '../../../contract/address.ts'
import type { Database } from '../../db/database.ts'
import { AddressesUnavailable } from './address-provider.ts'
import type { AddressProvider } from './address-provider.ts'
import { withFailureLog, countToday } from '../../kernel/index.ts'
import type { FailureLog, Clock, Context } from '../../kernel/index.ts'
import { addressPlace } from './address-place.ts'
import { reachInWords, zoneOf } from './postcode.ts'

/** One network may have so many postcodes looked up in a day where each of them costs money. */
const A_DAY = 300
const REMEMBERED = { max: 5_000, ttl: 3_600_000 }

/** The addresses of postcodes; a provider that is paid for each question is asked once an hour for each. */
export type AddressBook = {
  /** Null when the list cannot be had. `network` stands for who asks. */
  find: (
    parts: { db: Database; clock: Clock },
    network: string,
    postcode: string,
    place: AddressPlace | null,
  ) => Promise<FoundAddress[] | null>
}

/** A book over a provider; without one nothing is listed, and addresses are typed in. */
export function addressBook(provider: AddressProvider | undefined, tell?: FailureLog): AddressBook {
  if (!provider) return { find: async () => null }
  if (!provider.isMetered) return { find: (_parts, _network, ...asked) => provider.find(...asked) }
  const known = new LRUCache<string, FoundAddress[]>(REMEMBERED)
  return {
    find: async (ctx, network, postcode, place) => {
      const remembered = known.get(postcode)
      if (remembered) return remembered
      if (!(await countToday(ctx, ctx.clock.now(), `lookup ${network}`, A_DAY))) return null
      try {
        const found = await withFailureLog(tell, ['addresses', 'find'], () => provider.find(postcode, place))
        known.set(postcode, found)
        return found
      } catch (error) {
        if (error instanceof AddressesUnavailable) return null
        throw error
      }
    },
  }
}

const ADVICE = 'Give an address there, at work or with a friend. Letterbox flowers go no further either.'
const BY_HAND = 'We cannot list the addresses here just now. Type the address in.'
const NO_DOORS = 'We know no address at this postcode. Check it, or type the address in.'

/** Whether we deliver to a postcode, however it is typed, and the addresses there. */
export async function lookUpAddresses(
  parts: { db: Database; clock: Clock; addresses: AddressBook },
  network: string,
  { postcode: typed, with_list: withList }: { postcode: string; with_list: boolean },
): Promise<AddressLookup> {
  const answer = zoneOf(typed)
  if ('message' in answer) {
    return {
      postcode: answer.postcode ?? typed.trim().toUpperCase(),
      is_covered: false,
      message: answer.message,
      advice: answer.postcode ? ADVICE : null,
      ...{ zone: null, is_listed: false, addresses: [], place: null },
    }
  }
  const { postcode, zone } = answer
  const place = await addressPlace(parts, postcode, zone)
  const found = withList ? await parts.addresses.find(parts, network, postcode, place) : []
  return {
    postcode,
    zone,
    place,
    is_covered: true,
    message: found?.length || !withList ? reachInWords(postcode, zone) : found ? NO_DOORS : BY_HAND,
    advice: null,
    is_listed: Boolean(found?.length),
    addresses: found ?? [],
  }
}

/** Where a postcode lies; null where we do not deliver. */
export async function placeOfPostcode(ctx: Context<Database>, typed: string): Promise<AddressPlace | null> {
  const answer = zoneOf(typed)
  return 'message' in answer ? null : addressPlace(ctx, answer.postcode, answer.zone)
}
