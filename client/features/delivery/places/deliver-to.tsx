import { useFetcher } from 'react-router-dom'
import type {
  DeliveryCheckPageQuery,
  DeliveryPromise_EarliestFragment,
} from '../../../../graphql/generated/graphql.ts'
import { useInBrowser } from '../../../data/browser/shared-value.ts'
import { dateInWords } from '../../../data/format.ts'
import { CheckedAside } from '../../../ui/form/checked-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { DeliveryDays } from './delivery-days.tsx'
import type { Destination } from './destination.ts'
import { keptDestination, outwardOf, parseKept } from './destination.ts'
import { POSTCODE_FIELDS, usePostcodeProblem } from './postcode-checker.tsx'
import styles from './postcode.module.css'

type Props = {
  earliest: DeliveryPromise_EarliestFragment | null | undefined
  /** Whether what is looked at can be sent on the day. */
  sameDay: boolean
}

type Checked = { data: DeliveryCheckPageQuery; asked: string | null; date: string | null }

/**
 * Where and when: a postcode and a day, which are remembered and filled in at the checkout. What the shopper's browser remembers is
 * shown once the page has come to life. Without scripts the form leads to the page of the postcode.
 */
export function DeliverTo({ earliest, sameDay }: Props) {
  const fetcher = useFetcher<Checked>()
  const kept = parseKept(useInBrowser(keptDestination, ''))
  const answered = fetcher.data
  const check = answered?.data.postcodeCheck
  const problem = usePostcodeProblem(answered)
  const destination = check?.isCovered ? destinationOf(check, answered?.date ?? kept?.date ?? null) : kept
  return (
    <div className={styles.to}>
      {destination && (
        <p role="status">
          <strong>{arrival(destination, earliest, sameDay)}</strong>
        </p>
      )}
      <details className="unfold" key={destination ? 'known' : 'asked'} open={answered ? true : undefined}>
        <summary>{destination ? 'Change' : 'Can it be there on my day?'}</summary>
        <CheckedAside
          fetcher={fetcher}
          method="get"
          action="/delivery/check"
          className={styles.form}
          fields={POSTCODE_FIELDS}
          problem={problem}
        >
          <TextField
            key={destination?.postcode}
            name="postcode"
            defaultValue={destination?.postcode ?? ''}
            autoComplete="shipping postal-code"
            autoCapitalize="characters"
            placeholder="e.g. N1 9GU"
            maxLength={12}
            beside={
              <button className="button quiet" aria-disabled={fetcher.state !== 'idle'}>
                Check
              </button>
            }
          />
        </CheckedAside>
        {check && !check.isCovered && <p role="alert">{check.message}</p>}
        {check?.isCovered && (
          <DeliveryDays
            check={check}
            chosen={answered?.date ?? null}
            onChoose={(href) => void fetcher.load(href)}
          />
        )}
      </details>
    </div>
  )
}

const destinationOf = (
  { zone, postcode }: NonNullable<DeliveryCheckPageQuery['postcodeCheck']>,
  date: string | null,
): Destination | null => (zone ? { zone, postcode, date } : null)

/** "Arrives Saturday 28 November at N1", or what is the soonest there. */
function arrival(
  { zone, postcode, date }: Destination,
  earliest: Props['earliest'],
  sameDay: boolean,
): string {
  const place = outwardOf(postcode)
  const soonest = zone === 'london' && sameDay ? earliest?.sameDay : earliest?.nextDay
  if (!earliest || !soonest) return `To ${place}`
  if (date && date >= soonest.date) return `Arrives ${dateInWords(date, earliest.today)} at ${place}`
  // A day that is too soon for what is looked at is not promised.
  return `Arrives ${dateInWords(soonest.date, earliest.today)} by ${soonest.to} at ${place}`
}
