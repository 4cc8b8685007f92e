import type { InputMaybe, ListingFilters } from '../../generated/resolvers.ts'

/** Empty filters are left out, so that equal requests have the same URL. */
export function toFilterQuery(filters: InputMaybe<ListingFilters> | undefined) {
  const several = (values: InputMaybe<string[]> | undefined) =>
    values?.length ? [...new Set(values)].sort().join(',') : undefined
  return {
    price_min: filters?.priceMin ?? undefined,
    price_max: filters?.priceMax ?? undefined,
    colour: several(filters?.colour),
    stem: several(filters?.stem),
    size: several(filters?.size),
    occasion: several(filters?.occasion),
    recipient: several(filters?.recipient),
    same_day: filters?.sameDay ? 'true' : undefined,
  }
}
