import { useQuery } from 'urql'
import type { AddressForm_LookupFragment } from '../../../../graphql/generated/graphql.ts'
import { AddressLookupDocument } from '../../../../graphql/generated/graphql.ts'
import { useDebounced } from '../../../data/browser/debounced.ts'
import { persisted } from '../../../data/graphql/persisted-request.ts'
import { bare } from './address.ts'

const TYPING_MS = 250
/** What could be a whole postcode; whether it is one the shop says. */
const WHOLE = /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i

/**
 * What the shop says of a postcode, a moment after its last letter is typed; with `withList` the addresses there, too.
 * Undefined while there is nothing to ask, or no answer yet.
 */
export function useAddressLookup(
  typed: string,
  { withList, known = '' }: { withList: boolean; known?: string },
): AddressForm_LookupFragment | undefined {
  const whole = WHOLE.test(typed.trim()) ? bare(typed) : ''
  const wanted = whole !== '' && whole !== bare(known) ? whole : undefined
  const postcode = useDebounced(wanted, TYPING_MS)
  // It can be typed in without being looked up: what fails shows nothing.
  const [{ data, operation }] = useQuery({
    query: LOOKUP,
    variables: { postcode: postcode ?? '', withList },
    pause: postcode === undefined,
  })
  const isOfThis = wanted !== undefined && operation?.variables.postcode === wanted
  return isOfThis ? (data?.addressLookup ?? undefined) : undefined
}

const LOOKUP = persisted(AddressLookupDocument)
