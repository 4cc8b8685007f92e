import styles from './stars.module.css'

/** Fewer reviews than this are no number to show off: the stars say enough. */
export const WORTH_COUNTING = 5

/** A rating out of five: seen as stars, heard as words. */
export function Stars({ rating, count }: { rating: number; count?: number | undefined }) {
  const fifths = Math.round(rating * 5)
  return (
    <span className={styles.stars}>
      <span className={styles.track} aria-hidden="true">
        ★★★★★
        <span
          className={styles.fill}
          data-stars={Math.floor(fifths / 5)}
          data-fifths={fifths % 5 || undefined}
        >
          ★★★★★
        </span>
      </span>
      <span className="visually-hidden">{rating} out of 5 stars</span>
      {count !== undefined && (
        <span className={count < WORTH_COUNTING ? 'visually-hidden' : styles.count}>
          {count}
          <span className="visually-hidden"> {count === 1 ? 'review' : 'reviews'}</span>
        </span>
      )}
    </span>
  )
}
