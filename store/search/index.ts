/** Search: products, pages and suggestions for a phrase. */
export { phraseKey } from './phrase-tokens.ts'
export type { SearchProvider } from './search-provider.ts'
export { findSynonyms, removeSynonym, saveSynonyms, synonymErrors } from './synonyms.ts'
export type { Synonym } from './synonyms.ts'
export { KNOWN_WORD, MIN_TERM_WEIGHT } from './spelling.ts'
export { typesense } from './typesense.ts'
export type { TypesenseOptions } from './typesense.ts'
