import { useState } from 'react'
import { useNavigation } from 'react-router-dom'
import type { SubscriptionPageQuery } from '../../../graphql/generated/graphql.ts'
import { useHydrated } from '../../data/browser/hydrated.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './plans.module.css'

type Prices = NonNullable<SubscriptionPageQuery['subscriptionPrices']>
type Flowers = Prices['flowers'][number]
/** Which flowers in which size are one choice, `332 small`: each size has a price of its own. */
const valueOf = ({ productId }: Flowers, { variantSlug }: Flowers['sizes'][number]) =>
  `${productId} ${variantSlug}`

/** How often, which flowers and how large; it goes on in the cart. */
export function Plans({ prices }: { prices: Prices }) {
  const { plans, flowers } = prices
  const choices = flowers.flatMap((entry) =>
    entry.sizes.map((size) => ({ value: valueOf(entry, size), price: size.price.text })),
  )
  // Most take the middle one.
  const [weeks, setWeeks] = useState(String((plans[1] ?? plans[0])?.everyWeeks ?? ''))
  const [chosen, setChosen] = useState(choices[0]?.value ?? '')
  const hydrated = useHydrated()
  const busy = useNavigation().state !== 'idle'
  const price = choices.find(({ value }) => value === chosen)?.price
  const plan = plans.find(({ everyWeeks }) => String(everyWeeks) === weeks)
  if (!choices.length) return null
  return (
    <section className={styles.band} id="plans" aria-labelledby="plans-title">
      <header>
        <h2 id="plans-title">{prices.heading}</h2>
        <p>{prices.text}</p>
      </header>
      <PostForm action="/cart">
        <input type="hidden" name="intent" value="subscribe" />
        <fieldset>
          <legend>How often?</legend>
          <div className={styles.rhythms}>
            {plans.map(({ slug, title, text, everyWeeks }) => (
              <label className="pick" key={slug}>
                <input
                  type="radio"
                  name="everyWeeks"
                  value={everyWeeks}
                  checked={String(everyWeeks) === weeks}
                  onChange={() => setWeeks(String(everyWeeks))}
                />
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>Which flowers, and how large?</legend>
          <ul className={styles.flowers}>
            {flowers.map((entry) => (
              <li key={entry.productId}>
                <FlowersChoice flowers={entry} chosen={chosen} onChoose={setChosen} />
              </li>
            ))}
          </ul>
        </fieldset>
        <p className={styles.go}>
          <button className="button petal" aria-disabled={busy}>
            Continue with these
          </button>
          {hydrated && price && plan && (
            <output>
              {price} a delivery, {plan.title.toLowerCase()}
            </output>
          )}
        </p>
      </PostForm>
    </section>
  )
}

type ChoiceProps = { flowers: Flowers; chosen: string; onChoose: (value: string) => void }

function FlowersChoice({ flowers, chosen, onChoose }: ChoiceProps) {
  return (
    <>
      <Picture image={flowers.image} sizes="(min-width: 760px) 330px, 40vw" decorative />
      <div role="group" aria-label={flowers.title}>
        <h3>
          <Link to={`/product/${flowers.productId}`}>{flowers.title}</Link>
        </h3>
        {flowers.sizes.map((size) => {
          const value = valueOf(flowers, size)
          return (
            <label className="pick" key={value}>
              <input
                type="radio"
                name="product"
                value={value}
                checked={value === chosen}
                onChange={() => onChoose(value)}
              />
              <span>
                {size.title}
                <Price price={size.price} oldPrice={size.oldPrice} />
              </span>
            </label>
          )
        })}
      </div>
    </>
  )
}
