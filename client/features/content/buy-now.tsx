import type {
  DeliveryPromise_EarliestFragment,
  ProductCard_ProductFragment,
} from '../../../graphql/generated/graphql.ts'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { CartForm, DeliveryPromise } from '../product-card/index.ts'
import styles from './buy-now.module.css'

type Props = {
  product: ProductCard_ProductFragment
  earliest: DeliveryPromise_EarliestFragment | null | undefined
}

/** The product a page is about: what it costs, when it can come, and the way into the cart. */
export function BuyNow({ product, earliest }: Props) {
  return (
    <CartForm intent="add" className={styles.buy}>
      {(busy) => (
        <>
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="variantSlug" value={product.variantSlug} />
          <p className={styles.price}>
            <Price price={product.price} oldPrice={product.oldPrice} />
          </p>
          <p className={styles.promise}>
            <DeliveryPromise earliest={earliest} sameDay={product.sameDay} full />
          </p>
          <p className={styles.buttons}>
            <button className="button petal" aria-disabled={busy}>
              {busy ? 'Adding…' : 'Add to cart'}
            </button>
            <Link to={`/product/${product.id}`} className="button quiet">
              {product.hasOptions ? 'Sizes and a card' : 'All about it'}
            </Link>
          </p>
        </>
      )}
    </CartForm>
  )
}
