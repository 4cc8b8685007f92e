import { memo } from 'react'
import type {
  DeliveryPromise_EarliestFragment,
  ProductCard_ProductFragment,
} from '../../../graphql/generated/graphql.ts'
import { MovingLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import { growPicture } from '../../ui/view-transition.ts'
import { AddToCart } from './add-to-cart.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import styles from './product-card.module.css'

type Props = {
  product: ProductCard_ProductFragment
  earliest?: DeliveryPromise_EarliestFragment | null | undefined
  /** Among the first that are seen. */
  eager?: boolean
  /** It stands for the variant that "add to cart" takes, and leads there. */
  opensVariant?: boolean
}

/**
 * A product in a listing: the picture and the all-in price before anything else. The page around it is drawn anew with each state of the
 * router, such as a change in the background; the cards are not.
 */
export const ProductCard = memo(function ProductCard({
  product,
  earliest,
  eager = false,
  opensVariant = false,
}: Props) {
  const { id, title, image, price, oldPrice, hasOptions, rating, reviewCount, sameDay, variantSlug } = product
  const isByEmail = product.giftCardBy === 'EMAIL'
  const href = opensVariant
    ? `/product/${id}?${new URLSearchParams({ variant: variantSlug })}`
    : `/product/${id}`
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <MovingLink to={href} className={styles.frame} tabIndex={-1} aria-hidden="true" onClick={growPicture}>
          <Picture
            image={image}
            sizes="(min-width: 960px) 252px, (min-width: 600px) 30vw, 46vw"
            small
            eager={eager}
            decorative
          />
          {oldPrice && (
            <span className={styles.badge}>−{Math.round((1 - price.amount / oldPrice.amount) * 100)}%</span>
          )}
        </MovingLink>
        <FavoriteButton productId={id} title={title} className={styles.favorite} />
        {!isByEmail && <AddToCart productId={id} variantSlug={variantSlug} title={title} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <MovingLink to={href} onClick={growPicture}>
            {title}
          </MovingLink>
        </h3>
        <p className={styles.row}>
          <Price price={price} oldPrice={oldPrice} from={hasOptions} />
          {rating != null && reviewCount > 0 && <Stars rating={rating} count={reviewCount} />}
        </p>
        <p className={styles.promise}>
          {isByEmail ? (
            'By e-mail, on the day you choose'
          ) : (
            <DeliveryPromise earliest={earliest} sameDay={sameDay} />
          )}
        </p>
      </div>
    </article>
  )
})
