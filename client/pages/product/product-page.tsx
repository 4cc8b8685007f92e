import { Link, useFetcher, useLoaderData, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import type { ProductPageQuery } from '../../../graphql/generated/graphql.ts'
import { CollectionNav } from '../../components/collection-nav.tsx'
import { DeliveryPromise } from '../../components/delivery-promise.tsx'
import { Icon } from '../../components/icon.tsx'
import { Picture } from '../../components/picture.tsx'
import { Price } from '../../components/price.tsx'
import { ProductRow } from '../../components/product-row.tsx'
import { Stars } from '../../components/stars.tsx'
import { NotFound } from '../not-found/not-found-page.tsx'
import { Combos } from './combos.tsx'
import { Facts } from './facts.tsx'
import styles from './product-page.module.css'
import { RatedReviews } from './rated-reviews.tsx'
import { VariantPicker } from './variant-picker.tsx'

export type Product = NonNullable<ProductPageQuery['product']>

export function ProductPage() {
  const { data } = useLoaderData() as { data: ProductPageQuery }
  // A product of its own each time: what was chosen on the last one is not carried over.
  return data.product ? (
    <ProductView key={data.product.id} product={data.product} earliest={data.earliestDelivery} />
  ) : (
    <NotFound />
  )
}

function ProductView({
  product,
  earliest,
}: {
  product: Product
  earliest: ProductPageQuery['earliestDelivery']
}) {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState(query.get('variant') ?? '')
  const fetcher = useFetcher()
  const variant = product.variants.find((entry) => entry.slug === chosen) ?? product.variants[0]
  if (!variant) return <NotFound />
  const busy = fetcher.state !== 'idle'
  const takesCard = product.kind !== 'card' && product.kind !== 'gift-card'
  return (
    <>
      <article className={styles.product}>
        <div className={styles.gallery}>
          <Picture
            image={variant.image}
            sizes="(min-width: 960px) 540px, 100vw"
            eager
            className={styles.picture}
          />
        </div>
        <div className={styles.words}>
          <h1>{product.title}</h1>
          {product.rating != null && product.reviewCount > 0 && (
            <a href="#reviews" className={styles.rating}>
              <Stars rating={product.rating} count={product.reviewCount} />
            </a>
          )}
          <p className={styles.price}>
            <Price price={variant.price} oldPrice={variant.oldPrice} />
          </p>
          <p className={styles.promise}>
            <Icon name="van" size={22} />
            <span>
              <DeliveryPromise earliest={earliest} sameDay={product.sameDay} full />
              <small>
                {product.sameDay ? 'In London; next day elsewhere in the UK' : 'Anywhere in the UK'} ·
                delivery slots every day, free of charge
              </small>
            </span>
          </p>
          <fetcher.Form method="post" action="/cart" className={styles.form}>
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="productId" value={product.id} />
            <VariantPicker variants={product.variants} chosen={variant.slug} onChoose={setChosen} />
            {takesCard && (
              <details className={styles.message}>
                <summary>
                  <Icon name="card" />
                  Add a card message, free
                </summary>
                <label className="field">
                  <span>Your words, written by hand on the card</span>
                  <textarea name="giftCardText" maxLength={300} rows={3} />
                </label>
              </details>
            )}
            <button className="button petal" aria-disabled={busy}>
              {busy ? 'Adding…' : `Add to cart · ${variant.price.text}`}
            </button>
          </fetcher.Form>
          <p>{product.description}</p>
          <Facts product={product} variant={variant} />
        </div>
      </article>
      <Combos combos={product.combos} />
      {product.extras.length > 0 && (
        <section className={styles.block}>
          <h2>Send something along</h2>
          <ProductRow products={product.extras} label="Small things to send along" />
        </section>
      )}
      <RatedReviews product={product} />
      {product.similar.length > 0 && (
        <section className={styles.block}>
          <h2>In the same spirit</h2>
          <ProductRow products={product.similar} earliest={earliest} label="Similar products" />
        </section>
      )}
      <section className={styles.block}>
        <h2 className={styles.small}>Find it under</h2>
        <CollectionNav collections={product.collections.slice(0, 12)} />
        <p className={styles.more}>
          <Link to="/category/flowers">All flowers</Link>
        </p>
      </section>
    </>
  )
}
