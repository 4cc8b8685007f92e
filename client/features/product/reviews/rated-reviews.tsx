import { useSearchParams } from 'react-router-dom'
import type { ProductPageQuery } from '../../../../graphql/generated/graphql.ts'
import { Link } from '../../../ui/link.tsx'
import more from '../../../ui/layout/more-link.module.css'
import { Stars, WORTH_COUNTING } from '../../../ui/stars.tsx'
import type { Product } from '../product-type.ts'
import styles from './rated-reviews.module.css'
import { ReviewList } from './review-list.tsx'
import { readReviewView, reviewHref } from './review-view.ts'

const RATINGS = [5, 4, 3, 2, 1]

type Props = {
  product: Product
  /** Those the address asks for; without them the newest, which the product brings along. */
  found: ProductPageQuery['productReviews']
}

/** The reviews of a product under their breakdown by stars, each of which leads to its own. */
export function RatedReviews({ product, found }: Props) {
  const [query] = useSearchParams()
  if (product.rating == null || product.reviews.length === 0) return null
  const counts = new Map(product.ratingBreakdown.map((entry) => [entry.rating, entry.count]))
  const { page, rating } = readReviewView(query)
  const reviews = found?.list ?? product.reviews
  const isFew = product.reviewCount < WORTH_COUNTING
  const total = found && rating ? (counts.get(rating) ?? 0) : product.reviewCount
  return (
    <section id="reviews" className={styles.reviews}>
      <h2>Reviews</h2>
      <div className={styles.summary}>
        <p>
          {/* A large number over one review would be taken for how many there are. */}
          {isFew ? `${product.rating} out of 5` : <strong>{product.rating}</strong>}
          <Stars rating={product.rating} count={product.reviewCount} inWords={isFew} />
        </p>
        {!isFew && (
          <ul>
            {RATINGS.map((stars) => (
              <li key={stars}>
                <StarsLink
                  stars={stars}
                  count={counts.get(stars) ?? 0}
                  href={reviewHref(query, { page: 1, rating: stars === rating ? null : stars })}
                  isChosen={stars === rating}
                />
                <meter
                  value={counts.get(stars) ?? 0}
                  max={product.reviewCount}
                  aria-label={`${counts.get(stars) ?? 0} with ${stars} stars`}
                />
                <span>{counts.get(stars) ?? 0}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ReviewList reviews={reviews} />
      {reviews.length < total && (
        <p className={more.more}>
          <Link
            to={reviewHref(query, { page: page + 1, rating })}
            className="button quiet"
            preventScrollReset
            rel="nofollow"
          >
            More reviews
          </Link>
        </p>
      )}
    </section>
  )
}

type StarsLinkProps = { stars: number; count: number; href: string; isChosen: boolean }

function StarsLink({ stars, count, href, isChosen }: StarsLinkProps) {
  if (!count) return <span>{stars} ★</span>
  return (
    <Link
      to={href}
      preventScrollReset
      rel="nofollow"
      aria-label={isChosen ? 'All reviews' : `Only reviews with ${stars} stars`}
      aria-current={isChosen ? 'true' : undefined}
    >
      {stars} ★
    </Link>
  )
}
