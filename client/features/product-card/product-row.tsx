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
  eager?: boolean
}

/** Products side by side; more of them by a swipe, the arrow keys or the scroll wheel. */
export function ProductRow({ products, earliest, label, more, eager = false }: Props) {
  return (
    <ul className={styles.row} aria-label={label} tabIndex={0}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} earliest={earliest} eager={eager} />
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
