/** The facets with several values, as addresses and the gateway name them. */
export const FACETS = ['colour', 'stem', 'size', 'occasion', 'recipient'] as const
export type FacetName = (typeof FACETS)[number]

/** The query parameters that a listing listens to. */
export const LISTING_PARAMETERS = [
  'order_by',
  'order_direction',
  'price_min',
  'price_max',
  ...FACETS,
  'same_day',
  'from',
  'page',
]
