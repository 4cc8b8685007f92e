import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router-dom'
import type { DeliveryPromise_EarliestFragment } from '../../../graphql/generated/graphql.ts'
import { destinationChanged, outwardOf, useDestination } from '../../data/browser/destination.ts'
import type { Destination } from '../../data/browser/destination.ts'
import { dateInWords } from '../../data/format.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Checked } from './checked-postcode.ts'
import { PostcodeForm } from './postcode-form.tsx'
import styles from './postcode.module.css'
import { soonestAt } from './soonest.ts'

type Props = {
  earliest: DeliveryPromise_EarliestFragment | null | undefined
  /** Whether what is looked at can be sent on the day; of several things, whether one can. */
  sameDay: boolean
  /** The question before anything is known. */
  question: string
  /**
   * Where the promise above it holds, for those whose postcode is not known. That promise then says when it comes, and nothing of it
   * is repeated here.
   */
  anywhere?: ReactNode
  /** Told of a day that the shopper has just chosen. */
  onDay?: (date: string) => void
  /** It is one of several in a row, and short on a telephone; what it asks folds out below it. */
  isInRow?: boolean
}

/** The days are on show once a postcode was answered, by a page that has them, too. */
const DeliveryDays = lazyPart(async () => (await import('./delivery-days.tsx')).DeliveryDays)

/**
 * Where and when: a postcode and a day, which are remembered, shown on every page that asks, and filled in at the checkout. Without
 * scripts the form leads to the page of the postcode.
 */
export function DeliverTo({ earliest, sameDay, question, anywhere, onDay, isInRow = false }: Props) {
  const fetcher = useFetcher<Checked>()
  const summary = useRef<HTMLElement>(null)
  const destination = useDestination()
  const answered = fetcher.data
  const check = answered?.data.postcodeCheck
  const tell = useEffectEvent((date: string) => onDay?.(date))
  useEffect(() => {
    if (answered) destinationChanged()
    if (!answered?.date) return
    // The days have folded away, and with them what was pressed.
    summary.current?.focus()
    tell(answered.date)
  }, [answered])
  const words = destination ? 'Change' : question
  return (
    <div className={styles.to} data-in-row={isInRow || undefined}>
      {destination && (
        <p role="status">
          <strong>
            {anywhere ? `To ${outwardOf(destination.postcode)}` : arrival(destination, earliest, sameDay)}
          </strong>
        </p>
      )}
      {!destination && anywhere && <small>{anywhere}</small>}
      <details
        className="unfold"
        key={`${destination?.postcode ?? ''} ${answered?.date ?? ''}`}
        open={answered && !answered.date ? true : undefined}
      >
        <summary ref={summary}>
          {isInRow ? (
            <>
              <span className={styles.long}>{words}</span>{' '}
              <span className={styles.short}>
                {destination ? inShort(destination, earliest) : 'Deliver to'}
              </span>
            </>
          ) : (
            words
          )}
        </summary>
        <div className={styles.asked}>
          <PostcodeForm
            fetcher={fetcher}
            problem={answered?.problem}
            postcode={destination?.postcode ?? ''}
            autoComplete="shipping postal-code"
            isQuiet
          />
          {check && !check.isCovered && <p role="alert">{check.message}</p>}
          {check?.isCovered && (
            <DeliveryDays
              check={check}
              chosen={answered?.date ?? null}
              closed={answered?.closed ?? null}
              from={soonestAt(check.zone ? { ...check, zone: check.zone } : null, earliest, sameDay)?.date}
              onChoose={(href) => void fetcher.load(href)}
            />
          )}
        </div>
      </details>
    </div>
  )
}

/** "Sat 28 Nov, N1". */
function inShort({ postcode, date }: Destination, earliest: Props['earliest']): string {
  const place = outwardOf(postcode)
  return date && earliest ? `${dateInWords(date, earliest.today, true)}, ${place}` : `To ${place}`
}

/** "Arrives Sat 28 Nov at N1"; without a day, when it comes free, or the soonest there is and what that costs. */
function arrival(destination: Destination, earliest: Props['earliest'], sameDay: boolean): string {
  const { postcode, date } = destination
  const place = outwardOf(postcode)
  const soonest = soonestAt(destination, earliest, sameDay)
  if (!earliest || !soonest) return `To ${place}`
  const day = (on: string) => dateInWords(on, earliest.today, true)
  if (date && date >= soonest.date) return `Arrives ${day(date)} at ${place}`
  // A day that is too soon for what is looked at is not promised.
  const { free, price } = soonest
  if (free) return `Arrives ${day(free.date)} by ${free.to} at ${place}`
  return `Arrives ${day(soonest.date)} by ${soonest.to} for ${price.text} at ${place}`
}
