import { useEffect, useState } from 'react'
import type { AddressForm_LookupFragment } from '../../../../graphql/generated/graphql.ts'
import { AddressLookupDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { bare } from './address.ts'

const TYPING_MS = 250
/** What could be a whole postcode; whether it is one the shop says. */
const WHOLE = /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i

type Answer = { postcode: string; lookup: AddressForm_LookupFragment | null }

/**
 * What the shop says of a postcode, a moment after its last letter is typed; with `withList` the addresses there, too.
 * Undefined while there is nothing to ask, or no answer yet.
 */
export function useAddressLookup(
  typed: string,
  { withList, known = '' }: { withList: boolean; known?: string },
): AddressForm_LookupFragment | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const postcode = WHOLE.test(typed.trim()) ? bare(typed) : ''
  const wanted = postcode !== '' && postcode !== bare(known)
  useEffect(() => {
    if (!wanted) return
    let current = true
    const timer = setTimeout(() => {
      pageApi(undefined)
        .query(AddressLookupDocument, { postcode, withList })
        .then(({ data }) => current && setAnswer({ postcode, lookup: data.addressLookup ?? null }))
        // It can be typed in without being looked up.
        .catch(() => {})
    }, TYPING_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [postcode, wanted, withList])
  return wanted && answer?.postcode === postcode ? (answer.lookup ?? undefined) : undefined
}
