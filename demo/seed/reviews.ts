import type { SeedReview } from '../../store/seed/seed-data.ts'
import { HAND_MADE } from './products/products.ts'
import { PRODUCT_REVIEWS } from './reviews-of-products.ts'
import { SHOP_REVIEWS } from './reviews-of-the-shop.ts'

const REAL_ID_BY_SLUG = new Map(HAND_MADE.map((product) => [product.slug, product.realId]))

function realIdOf(slug: string): string {
  if (slug === '') return ''
  const realId = REAL_ID_BY_SLUG.get(slug)
  if (realId === undefined) throw new Error(`a review names a product that is not sold: "${slug}"`)
  return realId
}

/** What customers have written about products, and about the shop. */
export const REVIEWS: readonly SeedReview[] = [...PRODUCT_REVIEWS, ...SHOP_REVIEWS].map(
  ([slug, author, city, rating, publishedOn, title, text]) => ({
    product: realIdOf(slug),
    author,
    city,
    rating,
    title,
    text,
    publishedOn,
  }),
)
