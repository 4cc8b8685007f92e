import type { ReactNode } from 'react'
import type {
  DeliveryPromise_EarliestFragment,
  ProductCard_ProductFragment,
} from '../../../graphql/generated/graphql.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

type Props = {
  products: ProductCard_ProductFragment[]
  earliest: DeliveryPromise_EarliestFragment | null | undefined
  /** A heading for screen readers when none is visible; those of the cards are below it. */
  heading?: string
  /** The cards lead to the variant that "add to cart" takes, rather than to the product with its choices. */
  opensVariant?: boolean
  /** On a desk the filters stand beside them, which leaves room for fewer in a row. */
  isBesideFilters?: boolean
}

/** Cards seen without scrolling. */
const FIRST_SEEN = 4

/** Things in as many columns as there is room for. */
export function CardGrid({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={className ? `${styles.grid} ${className}` : styles.grid}>{children}</ul>
}

/** A page of products. */
export function ProductGrid({
  products,
  earliest,
  heading,
  opensVariant = false,
  isBesideFilters = false,
}: Props) {
  return (
    <>
      {heading && <h2 className="visually-hidden">{heading}</h2>}
      <CardGrid className={isBesideFilters ? styles.besideFilters : undefined}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              earliest={earliest}
              eager={index < FIRST_SEEN}
              opensVariant={opensVariant}
            />
          </li>
        ))}
      </CardGrid>
    </>
  )
}
