/** The seventeen blocks of the home page: the `id` of each and the call to /v1 it is made of. */
export const HOME_BLOCKS = {
  'constructor-block': '/v1/main-page/constructor-block/',
  'special-offers': '/v1/filter/special-offers/',
  'under-ps30': '/v1/filter/under-ps30/',
  roses: '/v1/category/roses/',
  'new-bouquets': '/v1/category/new-bouquets/',
  'letterbox-flowers': '/v1/category/letterbox-flowers/',
  'trendy-bouquets': '/v1/filter/trendy-bouquets/',
  'best-sellers': '/v1/filter/best-sellers/',
  recipient: '/v1/recipient/',
  reviews: '/v1/reviews/',
  'shop-by-price': '/v1/shop-by-price/',
  benefits: '/v1/benefits/',
  'pick-bouquet': '/v1/pick-bouquet/',
  faq: '/v1/faq/',
  info: '/v1/info/',
  'popular-categories': '/v1/popular-categories/',
  'similar-bouquets': '/v1/similar-bouquets/',
} as const

export type BlockId = keyof typeof HOME_BLOCKS
export const BLOCK_IDS = Object.keys(HOME_BLOCKS) as BlockId[]

/** The blocks that stand in a page, in the order they come in it. */
export function blocksIn(html: string): string[] {
  return [...html.matchAll(/<section id="([^"]+)"/g)]
    .map(([, id]) => id ?? '')
    .filter((id) => id in HOME_BLOCKS)
}

export function isWhole(html: string): boolean {
  return html.trimEnd().endsWith('</html>') && new Set(blocksIn(html)).size === BLOCK_IDS.length
}
