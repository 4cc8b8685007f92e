import { data, redirect } from 'react-router-dom'
import { NOT_FOUND_META } from '../not-found/index.ts'
import type { Paged } from './listing-view.ts'
import { countFilters, readView, viewHref, withoutFilters } from './listing-view.ts'

/**
 * What an address is answered with whose listing is not there. It may ask for a facet value that is no more, or for
 * prices the wrong way round: then it leads to all of the listing. Else there is none, or not so many pages of it.
 */
export function listingNotFound<A extends object>(
  answer: A,
  request: Request,
  listing: Paged | null | undefined,
) {
  const { pathname, searchParams } = new URL(request.url)
  const view = readView(searchParams)
  return !listing && countFilters(view) > 0
    ? redirect(viewHref(pathname, withoutFilters(view)))
    : data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
}
