import { useNavigation } from 'react-router-dom'
import type { FirstBouquetPageQuery } from '../../../graphql/generated/graphql.ts'
import { groupBy } from '../../data/group-by.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './offers.module.css'

type Offer = NonNullable<FirstBouquetPageQuery['firstBouquet']>

/** How often and how large, with what the first bouquet costs and those after it; it goes on in the cart. */
export function Offers({ offer }: { offer: Offer }) {
  const busy = useNavigation().state !== 'idle'
  const plans = [...groupBy(offer.offers, ({ planSlug }) => planSlug).values()]
  return (
    <section className={styles.offers} id="offers" aria-labelledby="offers-title">
      <p className={styles.figure} aria-hidden="true">
        −{offer.percentOff}
        <small>%</small>
      </p>
      <div className={styles.words}>
        <h2 id="offers-title">{offer.heading}</h2>
        <p>{offer.text}</p>
      </div>
      <PostForm action="/cart" className={styles.choice}>
        <input type="hidden" name="intent" value="subscribe" />
        <input type="hidden" name="discount" value={offer.percentOff} />
        <fieldset>
          <legend>How often?</legend>
          <div className={styles.rhythms}>
            {plans.map(([plan], index) => (
              <label className="pick" key={plan?.planSlug}>
                <input type="radio" name="everyWeeks" value={plan?.everyWeeks} defaultChecked={index === 1} />
                <span>{plan?.planTitle}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>How large?</legend>
          <div className={styles.sizes}>
            {plans[0]?.map(({ variantSlug, sizeTitle, firstPrice, thenPrice }, index) => (
              <label className="pick" key={variantSlug}>
                <input
                  type="radio"
                  name="product"
                  value={`${offer.productId} ${variantSlug}`}
                  defaultChecked={index === 0}
                />
                <span>
                  <b>{sizeTitle}</b>
                  <Price price={firstPrice} />
                  <small>then {thenPrice.text}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <p>
          <button className="button petal" aria-disabled={busy}>
            Continue with these
          </button>
        </p>
      </PostForm>
    </section>
  )
}
