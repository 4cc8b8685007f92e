import { CART_FORM } from '../../ui/form/card-forms.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './add-to-cart.module.css'
import { changeOf, useCardChange } from './card-change.ts'

type Props = { productId: string; variantSlug: string; title: string }

/** One press puts the default variant in the cart, and so does a double one; without JavaScript it sends a plain form. */
export function AddToCart({ productId, variantSlug, title }: Props) {
  const add = `${productId} ${variantSlug}`
  const button = `add ${add}`
  const [change, ask] = useCardChange(button, '/cart')
  return (
    <button
      form={CART_FORM}
      name="add"
      value={add}
      onClick={(event) => {
        event.preventDefault()
        if (!changeOf(button)) ask({ add })
      }}
      className={`round ${styles.button}`}
      aria-label={`Add ${title} to cart`}
      aria-disabled={change ? true : undefined}
    >
      <Icon name="plus" size={22} />
    </button>
  )
}
