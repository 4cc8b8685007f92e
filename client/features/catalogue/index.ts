/** What the rest of the client may use of listings and categories. */
export { CollectionNav } from './collection-nav.tsx'
export { listingNotFound } from './listing-not-found.ts'
export {
  countFilters,
  isAtBeginning,
  isThere,
  readView,
  robotsOf,
  variablesOf,
  viewHref,
  withoutFilters,
} from './listing-view.ts'
export { Listing } from './listing.tsx'
export { readPage } from './sort.ts'
