import { useFetcher } from 'react-router-dom'
import { Icon } from './icon.tsx'
import styles from './add-to-cart.module.css'

type Props = { productId: number; positionSlug: string; title: string }

/** One press puts the default variant in the cart; without JavaScript it is a plain form. */
export function AddToCart({ productId, positionSlug, title }: Props) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      action="/cart"
      className={styles.form}
      // A double click is one press.
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="positionSlug" value={positionSlug} />
      <button className={styles.button} aria-label={`Add ${title} to cart`} aria-disabled={busy}>
        <Icon name="plus" size={22} />
      </button>
    </fetcher.Form>
  )
}
