/** The listings the home page shows, as `type/slug`. */
export const FILLED_LISTINGS = [
  'filter/special-offers',
  'filter/under-ps30',
  'category/roses',
  'category/new-bouquets',
  'category/letterbox-flowers',
  'filter/trendy-bouquets',
  'filter/best-sellers',
]
