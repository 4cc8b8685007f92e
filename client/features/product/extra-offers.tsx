import { Picture } from '../../ui/picture.tsx'
import styles from './extra-offers.module.css'
import type { Product } from './product-type.ts'

/** Something small to go along, put in the cart with the flowers. */
export function ExtraOffers({ offers, image }: { offers: Product['addOns']; image: Product['image'] }) {
  if (!offers.length) return null
  return (
    <details className={`unfold ${styles.extras}`}>
      <summary>Add a gift</summary>
      <fieldset>
        <legend className="visually-hidden">Something to send along</legend>
        <label className="pick">
          <input type="radio" name="addOnVariantId" value="" defaultChecked />
          <span>
            <Picture image={image} sizes="72px" small decorative />
            <b>Only the flowers</b>
          </span>
        </label>
        {offers.map(({ variantId, price, product }) => (
          <label className="pick" key={variantId}>
            <input type="radio" name="addOnVariantId" value={variantId} />
            <span>
              <Picture image={product.image} sizes="72px" small decorative />
              <b>{product.title}</b>
              <small>+ {price.text}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
