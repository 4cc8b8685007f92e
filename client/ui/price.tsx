import type { Price_MoneyFragment } from '../../graphql/generated/graphql.ts'
import styles from './price.module.css'

type Props = {
  price: Price_MoneyFragment
  oldPrice?: Price_MoneyFragment | null | undefined
  /** There are dearer variants. */
  from?: boolean
}

/** An all-in price, with the one before a reduction. */
export function Price({ price, oldPrice, from = false }: Props) {
  if (!from && !oldPrice) return <strong className={styles.price}>{price.text}</strong>
  return (
    <span className={styles.price}>
      {from && <span className={styles.from}>from </span>}
      {oldPrice ? (
        <>
          <span className="visually-hidden">now </span>
          <strong className={styles.reduced}>{price.text}</strong>{' '}
          <span className="visually-hidden">was </span>
          <s className={styles.old}>{oldPrice.text}</s>
        </>
      ) : (
        <strong>{price.text}</strong>
      )}
    </span>
  )
}
