import type { ReviewList_ReviewFragment } from '../../../../graphql/generated/graphql.ts'
import { dayAndYear } from '../../../data/format.ts'
import { reviewerName } from '../../../data/reviewer.ts'
import { Link } from '../../../ui/link.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './review-list.module.css'

type Props = {
  /** Elsewhere than on the page of a product, with what each is about; one of the shop is about none. */
  reviews: (ReviewList_ReviewFragment & { productId?: string | null })[]
  /** What they are, where they lie in a row that is pushed along. */
  row?: string
}

export function ReviewList({ reviews, row }: Props) {
  return (
    <ul className={styles.list} {...(row && { tabIndex: 0, 'aria-label': row, 'data-row': true })}>
      {reviews.map((review) => (
        <li key={review.id}>
          <figure>
            <Stars rating={review.rating} />
            <h3>
              {review.productId ? (
                <Link to={`/product/${review.productId}#reviews`}>{review.title}</Link>
              ) : (
                review.title
              )}
            </h3>
            <blockquote>{review.text}</blockquote>
            <figcaption>
              {reviewerName(review.author)}
              {review.city && `, ${review.city}`} ·{' '}
              <time dateTime={review.publishedOn}>{dayAndYear(review.publishedOn)}</time>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
