import { Icon } from '../../ui/icon.tsx'
import styles from './add-to-cart.module.css'
import { CartForm } from './cart-form.tsx'

type Props = { productId: number; positionSlug: string; title: string }

/** One press puts the default variant in the cart; without JavaScript it is a plain form. */
export function AddToCart({ productId, positionSlug, title }: Props) {
  return (
    <CartForm className={styles.form}>
      {(busy) => (
        // The button alone says what it does: a page has a hundred of them.
        <button
          name="add"
          value={`${productId} ${positionSlug}`}
          className={styles.button}
          aria-label={`Add ${title} to cart`}
          aria-disabled={busy}
        >
          <Icon name="plus" size={22} />
        </button>
      )}
    </CartForm>
  )
}
