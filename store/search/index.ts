/** Finds products, pages and suggestions for a phrase. */
export type { SearchProvider } from './search-provider.ts'
export { SHOP_WORD } from './search-understanding.ts'
export { typesense } from './typesense.ts'
export type { TypesenseOptions } from './typesense.ts'
