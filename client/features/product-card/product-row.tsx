import type {
  DeliveryPromise_EarliestFragment,
  ProductCard_ProductFragment,
} from '../../../graphql/generated/graphql.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProductCard } from './product-card.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './product-row.module.css'

type Props = {
  products: ProductCard_ProductFragment[]
  earliest?: DeliveryPromise_EarliestFragment | null | undefined
  label: string
  more?: { href: string; text: string } | undefined
  /** On the first screen: the pictures of the first are loaded before all else. */
  eager?: boolean
}

/** Cards that a telephone shows of a row before it is moved. */
const FIRST_SEEN = 2

/** Products side by side; more of them by a swipe, the arrow keys or the scroll wheel. */
export function ProductRow({ products, earliest, label, more, eager = false }: Props) {
  return (
    <ul className={styles.row} aria-label={label} tabIndex={0}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} earliest={earliest} eager={eager && index < FIRST_SEEN} />
        </li>
      ))}
      {more && (
        <li className={styles.more}>
          <Link to={more.href}>
            <span>{more.text}</span>
            <Icon name="chevron" />
          </Link>
        </li>
      )}
    </ul>
  )
}
