import type { SubscriptionPageQuery } from '../../../graphql/generated/graphql.ts'
import { Price } from '../../components/price.tsx'
import styles from './subscription-page.module.css'

type Prices = NonNullable<SubscriptionPageQuery['subscriptionPrices']>

/** What a delivery costs, by how often it comes and how large it is. */
export function Plans({ prices }: { prices: Prices }) {
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <header>
        <h2 id="prices">{prices.heading}</h2>
        <p>{prices.text}</p>
      </header>
      <ul className={styles.plans}>
        {prices.plans.map((plan) => (
          <li key={plan.slug}>
            <h3>{plan.title}</h3>
            <p>{plan.text}</p>
            <dl>
              {plan.sizes.map((size) => (
                <div key={size.size}>
                  <dt>
                    {size.title} <small>{size.stems} stems</small>
                  </dt>
                  <dd>
                    <Price price={size.price} oldPrice={size.oldPrice} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
