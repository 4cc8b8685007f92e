import { useFetcher } from 'react-router-dom'
import { BaseForm } from '../../ui/form/base-form.tsx'
import styles from './delivery-frequency.module.css'

type Props = {
  everyWeeks: number | null
  plans: { title: string; everyWeeks: number }[]
  /** The recurring line; null without one in the cart. */
  flowers: { title: string; price: { text: string }; firstBouquetMessage?: string | null } | null
}

/** How often what is in the cart comes again, and the way back to having it once. */
export function DeliveryFrequency({ everyWeeks, plans, flowers }: Props) {
  const fetcher = useFetcher()
  const asked = fetcher.formData?.get('everyWeeks')
  const shown = asked === undefined ? everyWeeks : Number(asked)
  return (
    <BaseForm
      fetcher={fetcher}
      method="post"
      action="/cart"
      className={styles.rhythm}
      aria-label="Subscription"
    >
      <input type="hidden" name="intent" value="subscription" />
      <p>{flowers ? `${flowers.title} comes` : 'It comes'}</p>
      <ul>
        {[...plans, { title: 'Just this once', everyWeeks: 0 }].map((plan) => (
          <li key={plan.everyWeeks}>
            <button name="everyWeeks" value={plan.everyWeeks} aria-pressed={plan.everyWeeks === shown}>
              {plan.title}
            </button>
          </li>
        ))}
      </ul>
      {flowers?.firstBouquetMessage && (
        <p className="alert" role="status">
          {flowers.firstBouquetMessage}
        </p>
      )}
      {flowers && (
        <small>
          {flowers.price.text} each later time, and the delivery. Everything else comes once, with the first.
        </small>
      )}
    </BaseForm>
  )
}
