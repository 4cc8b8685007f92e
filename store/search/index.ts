/** Search: products, pages and suggestions for a phrase. */
export { linksTo } from './find-pages.ts'
export { phraseKey } from './phrase-tokens.ts'
export type { SearchProvider } from './search-provider.ts'
export { KNOWN_WORD, MIN_TERM_WEIGHT } from './spelling.ts'
export { typesense } from './typesense.ts'
export type { TypesenseOptions } from './typesense.ts'
