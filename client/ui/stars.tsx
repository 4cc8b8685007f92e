import styles from './stars.module.css'

/** Fewer reviews than this are no number to show off: the stars say enough. */
export const WORTH_COUNTING = 5

type Props = {
  rating: number
  count?: number | undefined
  /** Where there is room to say what is counted, and for one too. */
  inWords?: boolean
}

/** A rating out of five: seen as stars, heard as words. One element, since a page may have a hundred of them. */
export function Stars({ rating, count, inWords = false }: Props) {
  const fifths = Math.round(rating * 5)
  const reviews = count === undefined ? '' : ` ${count} ${count === 1 ? 'review' : 'reviews'}`
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`${rating} out of 5 stars${reviews}`}
      data-stars={Math.floor(fifths / 5)}
      data-fifths={fifths % 5 || undefined}
    >
      {inWords ? reviews : count !== undefined && count >= WORTH_COUNTING && count}
    </span>
  )
}
