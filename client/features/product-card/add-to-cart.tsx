import { CART_FORM } from '../../ui/form/card-forms.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './add-to-cart.module.css'
import { useCartChange } from './cart-form.tsx'

type Props = { productId: string; positionSlug: string; title: string }

/** One press puts the default variant in the cart; without JavaScript it sends a plain form. */
export function AddToCart({ productId, positionSlug, title }: Props) {
  const { send, busy } = useCartChange()
  const add = `${productId} ${positionSlug}`
  return (
    <button
      form={CART_FORM}
      name="add"
      value={add}
      onClick={(event) => {
        event.preventDefault()
        send({ add })
      }}
      className={styles.button}
      aria-label={`Add ${title} to cart`}
      aria-disabled={busy || undefined}
    >
      <Icon name="plus" size={22} />
    </button>
  )
}
