/** What the rest of the client may use of listings and categories. */
export { collectionCrumb, collectionHref } from './collection-href.ts'
export { CollectionNav } from './collection-nav.tsx'
export {
  LISTING_PARAMETERS,
  isAtBeginning,
  isThere,
  readView,
  robotsOf,
  variablesOf,
} from './listing-view.ts'
export { Listing } from './listing.tsx'
export { readPage } from './sort.ts'
export { listingNotFound } from './listing-not-found.ts'
