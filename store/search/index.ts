/** Search: products, pages and suggestions for a phrase. */
export type { SearchProvider } from './search-provider.ts'
export { MIN_TERM_WEIGHT } from './search-phrase.ts'
export { typesense } from './typesense.ts'
export type { TypesenseOptions } from './typesense.ts'
