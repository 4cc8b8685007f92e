/** The fixed suggestions of the search field. */
export const SUGGESTIONS = [
  'roses',
  'cheap bouquets',
  'bouquet of 51 roses',
  'peonies',
  'bouquets for moms',
  'birthday',
  'wedding bouquets',
  'roses up to £30',
  'letterbox flowers',
  'flowers for a thank you',
] as const
