import type { Resolvers } from '../generated/resolvers.ts'

export const facetResolvers: Resolvers = {
  Facets: { sameDay: (facets) => facets.same_day },
  FacetValue: { isExact: (value) => value.is_exact, isSelected: (value) => value.is_selected },
  PriceBand: {
    isExact: (band) => band.is_exact,
    isSelected: (band) => band.is_selected,
    priceMin: (band) => band.price_min,
    priceMax: (band) => band.price_max,
  },
  AppliedFilters: {
    priceMin: (applied) => applied.price_min,
    priceMax: (applied) => applied.price_max,
    sameDay: (applied) => applied.same_day,
  },
}
