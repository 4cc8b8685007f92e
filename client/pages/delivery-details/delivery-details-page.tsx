import { useActionData, useLoaderData } from 'react-router-dom'
import type { DeliveryDetailsPageQuery } from '../../../graphql/generated/graphql.ts'
import { AddressForm } from '../../components/address-form.tsx'
import { CheckoutSummary } from '../../components/checkout-summary.tsx'
import type { DeliveryRefusal } from './delivery-details-action.ts'
import styles from './delivery-details-page.module.css'
import { RecipientForm } from './recipient-form.tsx'
import { SlotPicker } from './slot-picker.tsx'

/** Step 1: where, when, for whom. What comes later opens when what comes before is known. */
export function DeliveryDetailsPage() {
  const { data } = useLoaderData() as { data: DeliveryDetailsPageQuery }
  const refusal = useActionData() as DeliveryRefusal | undefined
  const { checkout, deliveryIntervals, addressLookup } = data
  if (!checkout) return null
  const refusalOf = (intent: DeliveryRefusal['intent']) => (refusal?.intent === intent ? refusal : undefined)
  return (
    <div className={styles.columns}>
      <div className={styles.forms}>
        <h1>Delivery details</h1>
        <section id="where" aria-labelledby="where-title">
          <h2 id="where-title">Where do they go?</h2>
          <AddressForm
            address={checkout.shippingAddress}
            lookup={addressLookup}
            refusal={refusalOf('address')}
          />
        </section>
        {checkout.shippingAddress && (
          <section id="when" aria-labelledby="when-title">
            <h2 id="when-title">When?</h2>
            <SlotPicker
              dates={deliveryIntervals ?? []}
              chosen={checkout.interval ?? null}
              refusal={refusalOf('interval')}
            />
          </section>
        )}
        {checkout.shippingAddress && checkout.interval && (
          <section id="who" aria-labelledby="who-title">
            <h2 id="who-title">Who receives them?</h2>
            <RecipientForm recipient={checkout.recipient} refusal={refusalOf('recipient')} />
          </section>
        )}
      </div>
      <CheckoutSummary order={checkout} />
    </div>
  )
}
