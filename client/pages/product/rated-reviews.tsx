import { ReviewList } from '../../components/review-list.tsx'
import { Stars } from '../../components/stars.tsx'
import type { Product } from './product-page.tsx'
import styles from './rated-reviews.module.css'

const RATINGS = [5, 4, 3, 2, 1]

/** The reviews of a product under their breakdown by stars. */
export function RatedReviews({ product }: { product: Product }) {
  if (product.rating == null || product.reviews.length === 0) return null
  const counts = new Map(product.ratingBreakdown.map((entry) => [entry.rating, entry.count]))
  return (
    <section id="reviews" className={styles.reviews}>
      <h2>Reviews</h2>
      <div className={styles.summary}>
        <p>
          <strong>{product.rating}</strong>
          <Stars rating={product.rating} count={product.reviewCount} />
        </p>
        <ul>
          {RATINGS.map((rating) => {
            const count = counts.get(rating) ?? 0
            return (
              <li key={rating}>
                <span>{rating} ★</span>
                <meter value={count} max={product.reviewCount} aria-label={`${count} with ${rating} stars`} />
                <span>{count}</span>
              </li>
            )
          })}
        </ul>
      </div>
      <ReviewList reviews={product.reviews} />
    </section>
  )
}
