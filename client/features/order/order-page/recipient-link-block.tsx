import { useSearchParams } from 'react-router-dom'
import type { AddressForm_LookupFragment, OrderPageQuery } from '../../../../graphql/generated/graphql.ts'
import { londonDate } from '../../../data/clock.ts'
import { dateInWords } from '../../../data/format.ts'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import { AddressForm, addressModeHref, SlotForm } from '../../delivery/index.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './order-page.module.css'
import { SharedLink } from './shared-link.tsx'

type Order = NonNullable<OrderPageQuery['order']>
type Props = {
  order: Order
  lookup: AddressForm_LookupFragment | null | undefined
  problem: FormProblem | undefined
}

/** An order whose recipient chooses address and slot: the link to share, and the form to choose in their place. */
export function RecipientLinkBlock({ order, lookup, problem }: Props) {
  const [search] = useSearchParams()
  const link = order.recipientLink
  if (order.state !== 'PAID' || !link || link.state === 'CHOSEN' || order.slot) return null
  const problemOf = (intent: string) => (problem?.intent === intent ? problem : undefined)
  const says = search.has('address') || search.has('postcode') || problem?.intent === 'address'
  return (
    <section className={styles.asked} aria-labelledby="asked-title" id="asked">
      <h2 id="asked-title">
        {link.state === 'BUYER_CHOOSES' ? 'Where and when?' : `${link.name} chooses where and when`}
      </h2>
      {link.state === 'ASKED' && (
        <>
          <p>
            We have written to {link.receiver}. {link.name} has until{' '}
            {link.expiresAt && dateInWords(londonDate(Date.parse(link.expiresAt)))}. You can send the link on,
            too: there is no price on it.
          </p>
          {link.url && <SharedLink url={link.url} />}
        </>
      )}
      {link.state === 'EXPIRED' && (
        <p>{link.name} has not chosen within seven days. Say it yourself, or cancel the order.</p>
      )}
      {link.state === 'BUYER_CHOOSES' || link.state === 'EXPIRED' || says ? (
        <>
          <AddressForm address={order.shippingAddress} lookup={lookup} problem={problemOf('address')} />
          {link.state === 'BUYER_CHOOSES' && (
            <SlotForm dates={link.deliveryDates} problem={problemOf('slot')}>
              Deliver then
            </SlotForm>
          )}
        </>
      ) : (
        <p>
          <Link to={addressModeHref(search, 'find')} preventScrollReset className={styles.way}>
            I know the address after all
          </Link>
        </p>
      )}
    </section>
  )
}
