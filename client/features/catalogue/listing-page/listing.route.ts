export { ListingPage as Component } from './listing-page.tsx'
export { listingLoader as loader } from './listing-loader.ts'
