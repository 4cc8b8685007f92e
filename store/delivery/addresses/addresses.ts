import { LRUCache } from 'lru-cache'
import type { AddressLookup, AddressPlace, FoundAddress } from '../../../contract/address.ts'
import type { Database } from '../../db/database.ts'
import { AddressesUnavailable } from './address-provider.ts'
import type { AddressProvider } from './address-provider.ts'
import { withFailureLog, countToday } from '../../kernel/index.ts'
import type { FailureLog, Clock, Context } from '../../kernel/index.ts'
import { addressPlace } from './address-place.ts'
import { coverageMessage, zoneOf } from './postcode.ts'

/** Look-ups per network and London day, for providers that charge for them. */
const LOOKUPS_PER_DAY = 300
const CACHE = { max: 5_000, ttl: 3_600_000 }

/** Looks up addresses. Results of a provider that charges per look-up are cached for an hour. */
export type AddressBook = {
  /** Returns null when the list is not available or the network has reached its limit. */
  find: (
    ctx: { db: Database; clock: Clock },
    network: string,
    postcode: string,
    place: AddressPlace | null,
  ) => Promise<FoundAddress[] | null>
}

/** Creates an address book. Without a provider it lists nothing, and shoppers type their address in. */
export function addressBook(provider: AddressProvider | undefined, logFailure?: FailureLog): AddressBook {
  if (!provider) return { find: async () => null }
  if (!provider.isMetered) return { find: (_ctx, _network, ...asked) => provider.find(...asked) }
  const cache = new LRUCache<string, FoundAddress[]>(CACHE)
  return {
    find: async (ctx, network, postcode, place) => {
      const cached = cache.get(postcode)
      if (cached) return cached
      if (!(await countToday(ctx, ctx.clock.now(), `lookup ${network}`, LOOKUPS_PER_DAY))) return null
      try {
        const found = await withFailureLog(logFailure, ['addresses', 'find'], () =>
          provider.find(postcode, place),
        )
        cache.set(postcode, found)
        return found
      } catch (error) {
        if (error instanceof AddressesUnavailable) return null
        throw error
      }
    },
  }
}

const ADVICE = 'Give an address there, at work or with a friend. Letterbox flowers go no further either.'
const LIST_UNAVAILABLE = 'We cannot list the addresses here just now. Type the address in.'
const NO_ADDRESSES = 'We know no address at this postcode. Check it, or type the address in.'

/** Returns whether the shop delivers to a postcode, in any spelling, and the addresses there. */
export async function lookUpAddresses(
  ctx: { db: Database; clock: Clock; addresses: AddressBook },
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
  const place = await addressPlace(ctx, postcode, zone)
  const found = withList ? await ctx.addresses.find(ctx, network, postcode, place) : []
  return {
    postcode,
    zone,
    place,
    is_covered: true,
    message:
      found?.length || !withList ? coverageMessage(postcode, zone) : found ? NO_ADDRESSES : LIST_UNAVAILABLE,
    advice: null,
    is_listed: Boolean(found?.length),
    addresses: found ?? [],
  }
}

/** Returns the location of a postcode, or null where the shop does not deliver. */
export async function placeOfPostcode(ctx: Context, typed: string): Promise<AddressPlace | null> {
  const answer = zoneOf(typed)
  return 'message' in answer ? null : addressPlace(ctx, answer.postcode, answer.zone)
}
