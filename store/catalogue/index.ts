/** The catalogue: products, variants, combos, pictures, listings, and the plans of subscriptions. */
export { getCategoryTree } from './category-tree.ts'
export { collectionPreviewOf } from './collection-preview.ts'
export { combosOnSale } from './combo.ts'
export type { ComboMember } from './combo.ts'
export {
  CONSTRUCTOR_REAL_ID,
  bouquetOfSlug,
  bouquetDrawing,
  bouquetPrice,
  bouquetSlug,
  bouquetTitle,
  constructorOffer,
} from './constructor.ts'
export type { BouquetSpec } from './constructor.ts'
export { getContent } from './content.ts'
export { favoriteIds, getFavorites, mergeFavorites } from './favorite.ts'
export { drawingFor, readView } from './gallery.ts'
export { cardsInColour, hasStems } from './listing/cards-in-colour.ts'
export type { WantedColours } from './listing/cards-in-colour.ts'
export { getStoredCounts } from './listing/facet-counts.ts'
export { facetValues, keysOf, masksOf, valuesOf } from './listing/facets.ts'
export type { FacetRow } from './listing/facets.ts'
export { chosenColours, chosenFacets, parseFilters, toApplied } from './listing/filters.ts'
export type { ParsedFilters } from './listing/filters.ts'
export { filterCollection, findCollection, membersPage, toSummary } from './listing/listing.ts'
export type { Collection } from './listing/listing.ts'
export { isSearchWord, refreshProducts } from './listing/refresh-products.ts'
export { BEST_FIRST, selectMatches } from './listing/result-columns.ts'
export type { ResultPage } from './listing/result-columns.ts'
export { findResultPage } from './listing/result-page.ts'
export { facetsOfResult, narrowResult, resultOf, sortResult } from './listing/narrow.ts'
export type { SearchScope } from './listing/search-scope.ts'
export { normalisedWords, wordsOf } from './listing/search-words.ts'
export { drawingHash } from './pictures/drawing-hash.ts'
export { ImageService } from './pictures/image-service.ts'
export type { PhotographStorage } from './pictures/photograph-storage.ts'
export { photographsInBucket } from './pictures/photographs-in-bucket.ts'
export type { BucketOptions } from './pictures/photographs-in-bucket.ts'
export { photographsInFolder } from './pictures/photographs-in-folder.ts'
export { Photographs } from './pictures/photographs.ts'
export { PictureAborted } from './pictures/picture-aborted.ts'
export { pictureSubject } from './pictures/picture-subject.ts'
export { warmPictures } from './pictures/warm-pictures.ts'
export { similarBouquets } from './product.ts'
export {
  JOURNAL_REAL_ID,
  PRODUCT_SIZE,
  SCENE_SIZE,
  asVariant,
  cardByRealId,
  cardColumns,
  cardsById,
  imageOf,
  toCard,
} from './product-card.ts'
export type { CardVariant } from './product-card.ts'
export { forgetReviewers, getReviews } from './reviews.ts'
export {
  subscriberPercent,
  subscriberPrice,
  subscriptionTerms,
} from './subscription-plans/subscription-terms.ts'
