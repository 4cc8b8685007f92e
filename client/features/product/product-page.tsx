import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import type { ProductPageQuery } from '../../../graphql/generated/graphql.ts'
import { FRESHNESS } from '../../ui/freshness.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import { CardTextField } from '../card-text/index.ts'
import { DeliverTo } from '../destination/index.ts'
import { CollectionNav, isThere } from '../catalogue/index.ts'
import { NotFound } from '../not-found/index.ts'
import { CartForm, DeliveryPromise, FavoriteButton, ProductRow } from '../product-card/index.ts'
import { Combos } from './combos.tsx'
import { DeliveryReach } from './delivery-reach.tsx'
import { EmailCardForm } from './email-card-form.tsx'
import { ExtraOffers } from './extra-offers.tsx'
import { Facts } from './facts.tsx'
import styles from './product-page.module.css'
import type { Product } from './product-type.ts'
import { RatedReviews } from './reviews/rated-reviews.tsx'
import { BuyBar } from './buy-bar.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { ShareProduct } from './share-product.tsx'
import { VariantGallery } from './gallery/variant-gallery.tsx'
import { VariantHelp, VariantPicker } from './variant-picker.tsx'

/** The id of the form that puts it in the cart. */
const BUY = 'buy'

export function ProductPage() {
  const { data } = useLoaderData() as { data: ProductPageQuery }
  // A product of its own each time: what was chosen on the last one is not carried over.
  return data.product && (!data.productReviews || isThere(data.productReviews)) ? (
    <ProductView
      key={data.product.id}
      product={data.product}
      reviews={data.productReviews}
      earliest={data.earliestDelivery}
    />
  ) : (
    <NotFound />
  )
}

function ProductView({
  product,
  reviews,
  earliest,
}: {
  product: Product
  reviews: ProductPageQuery['productReviews']
  earliest: ProductPageQuery['earliestDelivery']
}) {
  const [query] = useSearchParams()
  const posted = useActionData() as Partial<FormAnswer> | undefined
  const [chosen, setChosen] = useState(posted?.problem?.typed.lineSlug ?? query.get('variant') ?? '')
  const variant = product.variants.find((entry) => entry.slug === chosen) ?? product.variants[0]
  if (!variant) return <NotFound />
  const isByEmail = product.giftCardBy === 'EMAIL'
  const picker = (
    <VariantPicker
      variants={product.variants}
      chosen={variant.slug}
      onChoose={setChosen}
      settings={product.flowerSettings?.settings ?? []}
    />
  )
  const takesCard = product.kind !== 'card' && product.kind !== 'gift-card'
  return (
    <>
      <article className={styles.product}>
        <div className={styles.gallery}>
          <VariantGallery variant={variant} />
        </div>
        <div className={styles.words}>
          <h1>{product.title}</h1>
          <p className={styles.price}>
            <Price price={variant.price} oldPrice={variant.oldPrice} />
          </p>
          {isByEmail ? (
            <p className={styles.promise}>
              <Icon name="card" size={22} />
              <span>
                Sent by e-mail, at once or at the hour you choose
                <small>No courier and no address: the code goes to whom it is for.</small>
              </span>
            </p>
          ) : (
            <div className={styles.promise}>
              <Icon name="van" size={22} />
              <div>
                <p>
                  <DeliveryPromise earliest={earliest} sameDay={product.sameDay} full />
                </p>
                <DeliverTo
                  earliest={earliest}
                  sameDay={product.sameDay}
                  question="Can it be there on my day?"
                  anywhere={<DeliveryReach earliest={earliest} sameDay={product.sameDay} />}
                />
              </div>
            </div>
          )}
          {isByEmail ? (
            <EmailCardForm productId={product.id}>{picker}</EmailCardForm>
          ) : (
            <CartForm intent="add" id={BUY} className={styles.form}>
              {(busy) => (
                <>
                  <input type="hidden" name="productId" value={product.id} />
                  {picker}
                  {product.subscription && variant.subscriberPrice && (
                    <SubscriptionChoice offer={product.subscription} each={variant.subscriberPrice.text} />
                  )}
                  <button className="button petal wide" data-buy aria-disabled={busy}>
                    {busy ? 'Adding…' : 'Add to cart'}
                  </button>
                  {variant.stems.length > 0 && <p className={styles.fresh}>{FRESHNESS}</p>}
                  {/* Behind the button, so that few presses of Tab lead to that. */}
                  <div className={styles.also}>
                    {takesCard && (
                      <details className="unfold">
                        <summary>{product.cardTextField.title}</summary>
                        <CardTextField
                          label={product.cardTextField.text}
                          name="cardText"
                          maxLength={product.cardTextField.maxLength}
                        />
                      </details>
                    )}
                    <ExtraOffers offers={product.addOns} image={product.image} />
                    <VariantHelp settings={product.flowerSettings?.settings ?? []} />
                    {product.subscription && (
                      <Link to={product.subscription.href}>How a subscription works</Link>
                    )}
                  </div>
                </>
              )}
            </CartForm>
          )}
          <FavoriteButton productId={product.id} title={product.title} className={styles.favorite} />
          <ShareProduct title={product.title} />
          {product.rating != null && product.reviewCount > 0 && (
            <a href="#reviews" className={styles.rating}>
              <Stars rating={product.rating} count={product.reviewCount} inWords />
            </a>
          )}
          <p>{product.description}</p>
          <Facts product={product} variant={variant} />
        </div>
      </article>
      <Combos combos={product.combos} />
      <RatedReviews product={product} found={reviews} />
      {product.similar.length > 0 && (
        <section className={styles.block}>
          <h2>You may also like</h2>
          <ProductRow products={product.similar} earliest={earliest} label="Similar products" />
        </section>
      )}
      <RecentlyViewed current={product.id} />
      <section className={styles.block}>
        <h2 className={styles.small}>Find it under</h2>
        <CollectionNav collections={product.collections.slice(0, 12)} />
        <p className={styles.more}>
          <Link to="/category/flowers">All flowers</Link>
        </p>
      </section>
      {!isByEmail && <BuyBar title={product.title} variant={variant} form={BUY} />}
    </>
  )
}

type Choice = {
  offer: NonNullable<Product['subscription']>
  /** What a delivery of the chosen variant costs. */
  each: string
}

/** Offers the product as a subscription, with the chosen options. */
function SubscriptionChoice({ offer, each }: Choice) {
  return (
    <label className={styles.subscription}>
      <input type="checkbox" name="hasSubscription" value="1" />
      <span>
        <b>{offer.title}</b>
        <small>
          {offer.text} {each} each, {offer.percentOff}% less.
        </small>
      </span>
    </label>
  )
}
