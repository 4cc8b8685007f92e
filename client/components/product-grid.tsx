import type {
  DeliveryPromise_EarliestFragment,
  ProductCard_ProductFragment,
} from '../../graphql/generated/graphql.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

type Props = {
  products: ProductCard_ProductFragment[]
  earliest: DeliveryPromise_EarliestFragment | null | undefined
}

/** Cards seen without scrolling. */
const FIRST_SEEN = 4

/** A page of products. */
export function ProductGrid({ products, earliest }: Props) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} earliest={earliest} eager={index < FIRST_SEEN} />
        </li>
      ))}
    </ul>
  )
}
