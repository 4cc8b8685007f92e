import { useState } from 'react'
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom'
import type { DeliveryDetailsPageQuery } from '../../../graphql/generated/graphql.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { Link } from '../../ui/link.tsx'
import styles from '../../ui/layout/checkout-page.module.css'
import { AddressForm, addressModeHref } from '../delivery/index.ts'
import { stepPath } from '../../data/paths/checkout-type.ts'
import { CardTexts, takesCard } from '../card-text/index.ts'
import { OrderAtAGlance, OrderSummary } from '../order/index.ts'
import { AskRecipientForm } from './ask-recipient-form.tsx'
import type { Intent } from './delivery-details-action.ts'
import { GiftPicker } from './gift-picker.tsx'
import { RecipientCards } from './recipient-cards.tsx'
import type { Keeping } from './recipient-form.tsx'
import { RecipientForm } from './recipient-form.tsx'
import { SlotPicker } from './slot-picker.tsx'

const PATH = '/checkout/delivery-details'

/** Step 1: where, when, for whom. What comes later opens when what comes before is known. */
export function DeliveryDetailsPage() {
  const { data, wantedDate, remembered, showsGone } = useLoaderData() as {
    data: DeliveryDetailsPageQuery
    wantedDate: string | null
    remembered: string | undefined
    showsGone: boolean
  }
  const [search] = useSearchParams()
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const { checkout, deliveryDates, laterDates, addressLookup } = data
  const hasHeld = useHasHeld(checkout)
  if (!checkout) return null
  const isSubscription = checkout.type === 'SUBSCRIPTION'
  const problemOf = (intent: Intent) => (problem?.intent === intent ? problem : undefined)
  // A subscription goes where it is said once and for all.
  const isAsking = !isSubscription && (problemOf('ask') || asksRecipient(search.get('address'), checkout))
  // What was typed stays when the slot expires meanwhile.
  const asksWho = Boolean(checkout.slot) || hasHeld || problemOf('recipient') !== undefined
  const isLapsed = !checkout.slot && (search.has('lapsed') || asksWho)
  // It is known when they come, or who will say so.
  const isSettled = isAsking || Boolean(checkout.slot)
  const gifts = giftsThatFit(data)
  const cards = checkout.lines.filter(takesCard)
  const saved = data.savedRecipients ?? []
  const celebrated = celebratedOn(wantedDate, data)
  return (
    <div className={styles.columns}>
      <div className={styles.forms}>
        <h1>Delivery details</h1>
        <OrderAtAGlance order={checkout} wanted={stillToCome(wantedDate, deliveryDates)} />
        {!isAsking && saved.length > 0 && (
          <section id="person" aria-labelledby="person-title">
            <h2 id="person-title">Who is it for?</h2>
            <RecipientCards
              recipients={saved}
              chosen={checkout.savedRecipientId}
              wanted={wantedDate}
              isFilled={Boolean(checkout.shippingAddress)}
              refused={problemOf('saved-recipient')?.message}
            />
          </section>
        )}
        <section id="where" aria-labelledby="where-title">
          <h2 id="where-title">Where do they go?</h2>
          {isAsking ? (
            <AskRecipientForm order={checkout} celebrated={celebrated} problem={problemOf('ask')} />
          ) : (
            <>
              <AddressForm
                address={checkout.shippingAddress}
                lookup={addressLookup}
                remembered={remembered}
                comesFirst={!saved.length}
                problem={problemOf('address')}
              />
              {!isSubscription && (
                <p className={styles.way}>
                  <Link to={addressModeHref(search, 'recipient')} preventScrollReset>
                    I don’t know the address: let them choose
                  </Link>
                </p>
              )}
            </>
          )}
        </section>
        {!isAsking && checkout.shippingAddress && (
          <section id="when" aria-labelledby="when-title">
            <h2 id="when-title">{isSubscription ? 'When do the first come?' : 'When?'}</h2>
            {isLapsed && !problemOf('slot') && (
              <p className="alert" role="alert">
                The time you had is no longer held: choose one again.
              </p>
            )}
            {isSubscription && <p>The later ones come on the same weekday, at the same time.</p>}
            <SlotPicker
              first={deliveryDates ?? []}
              dates={laterDates ?? deliveryDates ?? []}
              wanted={wantedDate}
              startsTomorrow={isSubscription}
              showsGone={showsGone}
              chosen={checkout.slot ?? null}
              problem={problemOf('slot')}
            />
          </section>
        )}
        {/* Where one goes on once the time is chosen. */}
        <div id="next" className={styles.forms}>
          {isSettled && cards.length > 0 && (
            <section id="message" aria-labelledby="message-title">
              <h2 id="message-title">What shall the card say?</h2>
              <CardTexts lines={cards} action={stepPath(PATH, checkout.type)} isStep />
            </section>
          )}
          {!isAsking && checkout.shippingAddress && asksWho && (
            <section id="who" aria-labelledby="who-title">
              <h2 id="who-title">Who receives them?</h2>
              <RecipientForm
                // Another person is another form.
                key={`${checkout.savedRecipientId} ${checkout.recipient?.name}`}
                recipient={checkout.recipient}
                savedId={checkout.savedRecipientId}
                keeping={keepingOf(data)}
                celebrated={celebrated}
                problem={problemOf('recipient')}
              />
            </section>
          )}
          {/* Last: what has to be said comes first. */}
          {isSettled && gifts.length > 0 && (
            <section id="gifts" aria-labelledby="gifts-title">
              <h2 id="gifts-title">A little something with them?</h2>
              <GiftPicker
                gifts={gifts}
                lines={checkout.lines}
                problem={problemOf('gift-add') ?? problemOf('gift-remove')}
              />
            </section>
          )}
        </div>
      </div>
      <OrderSummary order={checkout} />
    </div>
  )
}

type Checkout = NonNullable<DeliveryDetailsPageQuery['checkout']>

/** Whether the order has held a slot since this page is open: the forms behind it then stay, with what was typed. */
function useHasHeld(checkout: DeliveryDetailsPageQuery['checkout']): boolean {
  const [heldBy, setHeldBy] = useState<string | null>(null)
  const id = checkout?.id ?? null
  if (checkout?.slot && heldBy !== id) setHeldBy(id)
  return id !== null && heldBy === id
}

/** Whether the recipient is to say where and when: as the page's address says, else as it was left. */
function asksRecipient(way: string | null, { askedRecipient }: Checkout): boolean {
  return way ? way === 'recipient' : Boolean(askedRecipient)
}

/** The day that was chosen before, unless it has passed; the days of the calendar begin today. */
function stillToCome(day: string | null, dates: DeliveryDetailsPageQuery['deliveryDates']): string | null {
  const today = dates?.[0]?.date
  return day && today && day >= today ? day : null
}

/** Gifts that can be there at the chosen time: not all are when it is today. */
function giftsThatFit({ checkout, deliveryDates, gifts }: DeliveryDetailsPageQuery) {
  const isToday = checkout?.slot?.date === deliveryDates?.[0]?.date && checkout?.type === 'DEFAULT'
  return (gifts?.popular ?? []).filter((gift) => gift.sameDay || !isToday)
}

/** Whether the person can be kept, and is: a guest has no account to keep anybody in. */
function keepingOf({ checkout, savedRecipients }: DeliveryDetailsPageQuery): Keeping {
  if (!savedRecipients) return 'never'
  return savedRecipients.some(({ id }) => id === checkout?.savedRecipientId) ? 'kept' : 'not-yet'
}

/** Whose day it is that the shopper came for, when their important dates have one name for it. */
function celebratedOn(day: string | null, { importantDates }: DeliveryDetailsPageQuery): string | undefined {
  const names = (importantDates?.list ?? [])
    .filter(({ nextOn }) => nextOn === day)
    .map(({ recipientName }) => recipientName)
  const [name, ...others] = new Set(names)
  return others.length ? undefined : (name ?? undefined)
}
